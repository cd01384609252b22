import type { Endpoint } from '@boma/domain/endpoint.ts';
import type { z } from 'zod';
import type { ActiveUserCtx, CallerCtx, StaffCtx, UserCtx } from '../context.ts';

export type Table = Readonly<Record<string, Endpoint>>;

type Parsed<E, K extends 'params' | 'query' | 'body'> =
  E extends Record<K, infer S extends z.ZodType> ? z.output<S> : unknown;

/** The context that an endpoint's `who` promises its verb. */
type CtxOf<E> = E extends { readonly who: { readonly may: unknown } | { readonly mayBy: unknown } }
  ? StaffCtx
  : E extends { readonly who: 'active-user' }
    ? ActiveUserCtx
    : E extends { readonly who: 'user' | 'account-owner' }
      ? UserCtx
      : CallerCtx;

/** What a verb is given: everything parsed, nothing of the transport. No two parts of a request have a name in common. */
export interface Call<E> {
  readonly ctx: CtxOf<E>;
  readonly input: Parsed<E, 'params'> & Parsed<E, 'query'> & Parsed<E, 'body'>;
}

type Answer<E extends Endpoint> = z.input<E['response']>;
type DataOf<E extends Endpoint> = Answer<E> extends { readonly data: infer D } ? D : never;
/** A verb that answers nothing serves an endpoint whose `data` is empty. */
type Done<D> = Record<string, never> extends D ? void : never;

type Verb<E extends Endpoint> = (call: Call<E>) => Promise<DataOf<E> | Done<DataOf<E>>>;
interface Whole<E extends Endpoint> {
  readonly whole: (call: Call<E>) => Promise<Answer<E>>;
}

/**
 * The verb of each endpoint of a table. Its result is the answer's `data`, or the whole answer of a verb in `whole`. A
 * missing verb, and one with another input or result, does not compile.
 */
export type Routes<T extends Table> = { readonly [N in keyof T]: Verb<T[N]> | Whole<T[N]> };

/** Puts the result under a name: `named('camera', showCamera)` answers `{data: {camera}}`. */
export const named =
  <K extends string, C, R>(name: K, verb: (call: C) => Promise<R>) =>
  async (call: C): Promise<Record<K, R>> =>
    ({ [name]: await verb(call) }) as Record<K, R>;

/** For an answer with more than `data`: the verb's result is the whole of it. */
export const whole = <C, R>(verb: (call: C) => Promise<R>) => ({ whole: verb });

export type AnyRoute = Verb<Endpoint> | Whole<Endpoint>;

/** What the verb of a route answers to a call. */
export async function answerOf(route: AnyRoute, call: Call<Endpoint>): Promise<unknown> {
  if (typeof route !== 'function') return route.whole(call);
  const data: unknown = await route(call);
  return { data: data === undefined ? {} : data };
}

/** The part of a request that the platforms add to Node's own. */
export interface RawBody {
  readonly rawBody?: Buffer;
}
