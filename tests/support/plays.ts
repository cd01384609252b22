import type { Action } from '@boma/domain/access/access.ts';
import type { ApiName } from '@boma/domain/api.ts';
import type { Queue } from '@boma/domain/staff/settled.schema.ts';
import { request } from './api.ts';

export interface Credentials {
  readonly uid?: string;
  readonly token?: string;
  readonly identityToken?: string;
}

/** How a caller tries an action: prepares a target, then makes one request. Each endpoint of an action has its own. */
export interface Play {
  readonly endpoint?: ApiName;
  /** Members may do it as well, by their membership. */
  readonly alsoForMembers?: true;
  readonly play: (caller: Credentials) => Promise<Response>;
}

export const ask = (name: ApiName, { token }: Credentials, body: object) =>
  request(name, { ...(token !== undefined && { token }), body });
type Texts = Readonly<Record<string, string>>;
export const read = (name: ApiName, { token }: Credentials, params: Texts, query?: Texts) =>
  request(name, { ...(token !== undefined && { token }), params, ...(query && { query }) });
/** What was settled in a queue is for those who may read the queue. */
export const settledPlay = (queue: Queue): Play => ({
  endpoint: 'listSettled',
  play: (caller) => read('listSettled', caller, {}, { queue }),
});
export const tokenOf = ({ token = '' }: Credentials) => token;

/** The order in which the last two have changed places. */
export const lastTwoSwapped = <T>(order: readonly T[]): T[] => [
  ...order.slice(0, -2),
  ...order.slice(-2).toReversed(),
];

/** Plays by action. The compiler knows which actions they are. */
export const definePlays = <A extends Action>(plays: Readonly<Record<A, Play | readonly Play[]>>) => plays;

/**
 * A play that needs a target, such as a message to delete. A refused call must leave it as it was, so the next caller tries
 * the same target; an allowed call uses it up.
 */
export function onTarget<T>(
  prepare: () => Promise<T>,
  act: (caller: Credentials, target: T) => Promise<Response>,
): Play['play'] {
  let target: Promise<T> | undefined;
  return async (caller) => {
    target ??= prepare().catch((cause: unknown) => {
      target = undefined;
      throw cause;
    });
    const answer = await act(caller, await target);
    if (answer.ok) target = undefined;
    return answer;
  };
}
