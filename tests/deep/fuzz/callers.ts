import { grantMembership } from '../../support/people/members.ts';
import { registerQuickly, registerStaff } from '../../support/people/viewers.ts';

const tokenOf = async (person: Promise<{ readonly token: string }>) => (await person).token;

/** Everyone who may call: a guest, a caller with a token that never was, a viewer, a member, a moderator, an admin. */
const makers: readonly (() => Promise<string | undefined>)[] = [
  async () => undefined,
  async () => 'no-token',
  () => tokenOf(registerQuickly()),
  () => tokenOf(registerQuickly().then((viewer) => grantMembership(viewer))),
  () => tokenOf(registerStaff('zoomie')),
  () => tokenOf(registerStaff('admin')),
];

export const CALLERS = makers.length;

/** The tokens of the callers. One whose session a call has ended is replaced by a newcomer of the same kind. */
export class Callers {
  readonly #tokens: (string | undefined)[];

  private constructor(tokens: (string | undefined)[]) {
    this.#tokens = tokens;
  }

  static async make(): Promise<Callers> {
    return new Callers(await Promise.all(makers.map((make) => make())));
  }

  token(caller: number): string | undefined {
    return this.#tokens[caller];
  }

  async replace(caller: number): Promise<void> {
    this.#tokens[caller] = await makers[caller]?.();
  }
}
