import { type Action, type Actor, may } from '../access/access.ts';
import type { CallersCode, ErrorCode } from '../errors.ts';

/** What a sanction can forbid. A kind that forbids signing in closes the account. */
export type Activity = 'sign-in' | 'send-message';

interface Common {
  /** The action of staff who impose it. */
  readonly action: Action;
  /** What staff do, as a button says it. */
  readonly verb: string;
  /** What the user reads. `alert` gets the reason that staff gave. */
  readonly caption: string;
  readonly alert: (reason: string) => string;
}

/** The account stays open. The sanction ends at a time that staff choose, or when they lift it. */
interface Limiting extends Common {
  readonly endsByItself: boolean;
  readonly forbids: readonly [Exclude<Activity, 'sign-in'>, ...Exclude<Activity, 'sign-in'>[]];
  readonly refusal: Exclude<CallersCode, 'banned'>;
}

/** Staff must lift it, because no schedule opens an account. The site signs a user out after the refusal `banned`. */
interface Closing extends Common {
  readonly endsByItself: false;
  readonly forbids: readonly [Activity, ...Activity[]];
  readonly refusal: 'banned';
}

/** Every kind of sanction. Endpoint, verbs, dialog and notice follow from its line here. Free of zod, for the browser. */
const sanctionKinds = {
  mute: {
    action: 'person.mute',
    verb: 'Mute',
    endsByItself: true,
    forbids: ['send-message'],
    refusal: 'muted',
    caption: 'A quiet moment',
    alert: (reason) => `Our rangers have asked you to listen for a while: ${reason}`,
  },
  ban: {
    action: 'person.ban',
    verb: 'Ban',
    endsByItself: false,
    forbids: ['sign-in', 'send-message'],
    refusal: 'banned',
    caption: 'This account has been closed',
    alert: (reason) =>
      `Our rangers have closed this account: ${reason} If you think they got it wrong, please write to us.`,
  },
} as const satisfies Record<string, Limiting | Closing>;

export type SanctionKind = keyof typeof sanctionKinds;
export const SANCTION_KINDS = Object.keys(sanctionKinds) as [SanctionKind, ...SanctionKind[]];

/** The kind in a form that does not depend on the kinds that exist. */
export const kindOf = (kind: SanctionKind): Limiting | Closing => sanctionKinds[kind];

export const forbids = (kind: SanctionKind, activity: Activity): boolean =>
  kindOf(kind).forbids.some((each) => each === activity);

/** True if a sanction of this kind closes the account: the user cannot sign in, and their subscriptions do not renew. */
export const closesAccount = (kind: SanctionKind | undefined): boolean =>
  kind !== undefined && forbids(kind, 'sign-in');

/** The kind of sanction that a call is refused for with this code. Undefined for other refusals. */
export const kindBehind = (refusal: ErrorCode | undefined): SanctionKind | undefined =>
  SANCTION_KINDS.find((kind) => kindOf(kind).refusal === refusal);

/** The codes that refuse a user under a sanction that forbids this. */
export const refusalsOf = (activity: Activity): CallersCode[] => [
  ...new Set(SANCTION_KINDS.filter((kind) => forbids(kind, activity)).map((kind) => kindOf(kind).refusal)),
];

/** The action of staff for each kind. */
export const sanctionActions = Object.fromEntries(
  SANCTION_KINDS.map((kind) => [kind, kindOf(kind).action]),
) as Readonly<Record<SanctionKind, Action>>;

/** True for staff who may impose at least one kind. */
export const maySanction = (actor: Actor): boolean =>
  SANCTION_KINDS.some((kind) => may(actor, sanctionActions[kind]));

/** What staff can do to a user, as a button says it: 'Mute or ban'. */
export const SANCTION_OFFER = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  SANCTION_KINDS.map((kind, index) => (index === 0 ? kindOf(kind).verb : kindOf(kind).verb.toLowerCase())),
);
