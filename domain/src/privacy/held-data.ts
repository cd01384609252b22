import type { collections } from '../collections.ts';

/** How a person's documents are found: by the document's id, or by a field that holds theirs. */
export type FoundBy = 'id' | { readonly field: string };

interface Told {
  /** Under which name they find it in the file with their data. */
  readonly told: string;
  readonly foundBy: FoundBy;
  /** Fields that are about somebody else. */
  readonly without?: readonly string[];
  /** Does the document's own id mean something to them? */
  readonly withId?: true;
}

interface Untold {
  readonly told: null;
  readonly because: string;
  /** Absent: no document is one person's. */
  readonly foundBy?: FoundBy;
}

/**
 * What becomes of it with the account. `deleted` and `anonymised`: at once. `kept`: with the person's id and nothing else
 * about them, for the years that the law asks for. `expires`: by itself, soon.
 */
type End =
  | { readonly end: 'deleted' | 'kept'; readonly foundBy: FoundBy }
  | { readonly end: 'anonymised' | 'expires' };

export type Holding =
  | { readonly holds: 'nobody' }
  | ({ readonly holds: 'people'; readonly why: string } & (Told | Untold) & End);

const nobody = { holds: 'nobody' } as const;
const people = { holds: 'people' } as const;
const byUid = { field: 'uid' } as const;
const TAX = 'What was sold, to whom and when is what the tax office may ask about.';
const THEIRS = 'It is of use to them alone.';

/**
 * What each collection holds of people, what they are told of it, and what becomes of it when they leave: the verbs go by
 * this table. A collection that is added has to be added here, or nothing compiles; a contract test looks through all of
 * the store for whatever else is left of somebody.
 */
export const heldData: Readonly<Record<keyof typeof collections, Holding>> = {
  streams: nobody,
  streamStatus: nobody,
  lodges: nobody,
  showTypes: nobody,
  live: nobody,
  publishedStreams: nobody,
  sitewideNotices: nobody,
  chatFolds: nobody,
  serverState: nobody,
  dev: nobody,
  users: { ...people, told: 'profile', foundBy: 'id', end: 'deleted', why: THEIRS },
  apiTokens: { ...people, told: 'devices', foundBy: byUid, end: 'deleted', why: THEIRS },
  revokedSignIns: { ...people, told: 'ended_sign_ins', foundBy: byUid, end: 'deleted', why: THEIRS },
  sanctions: {
    ...people,
    told: 'sanctions',
    foundBy: 'id',
    end: 'deleted',
    why: 'A ban stays, with the account that it closed: else it would be over with it.',
  },
  auditLog: {
    ...people,
    told: 'staff_actions',
    foundBy: { field: 'person' },
    without: ['by'],
    end: 'kept',
    why: 'It shows later who of staff did what, and why.',
  },
  rateLimits: {
    ...people,
    told: null,
    because: 'Its documents are named by a hash, and hold a number that is full again within the hour.',
    end: 'expires',
    why: 'A full bucket is deleted by itself.',
  },
  chat: {
    ...people,
    told: 'messages',
    foundBy: { field: 'user_id' },
    end: 'anonymised',
    why: 'Others have answered what was said, and would be left talking to nobody.',
  },
  chatTails: {
    ...people,
    told: null,
    because: 'It is a copy of the last messages of a chat.',
    end: 'anonymised',
    why: 'As the messages themselves.',
  },
  chatSenders: { ...people, told: 'recently_sent', foundBy: 'id', end: 'deleted', why: THEIRS },
  chatReports: {
    ...people,
    told: 'reports',
    foundBy: { field: 'reported_by' },
    without: ['author', 'user_id', 'settled_by'],
    end: 'anonymised',
    why: 'Staff have to see what was wrong with a message, whoever has left since.',
  },
  membership: { ...people, told: 'membership', foundBy: 'id', end: 'kept', why: TAX },
  membershipTickets: {
    ...people,
    told: null,
    because: 'When we last looked at the payment provider, and nothing of what we saw there.',
    foundBy: 'id',
    end: 'kept',
    why: 'It keeps the membership in order.',
  },
  membershipAudit: { ...people, told: 'membership_history', foundBy: byUid, end: 'kept', why: TAX },
  refunds: { ...people, told: 'refunds', foundBy: 'id', end: 'kept', why: TAX },
  stripeCustomers: {
    ...people,
    told: 'payment_customers',
    foundBy: byUid,
    withId: true,
    end: 'kept',
    why: TAX,
  },
  stripeEvents: {
    ...people,
    told: 'payment_events',
    foundBy: byUid,
    end: 'expires',
    why: 'An entry of the ledger is deleted by itself after 35 days.',
  },
  deletions: {
    ...people,
    told: 'deletion',
    foundBy: 'id',
    without: ['stand_in'],
    end: 'kept',
    why: 'It says when the records of somebody who has left are deleted too; where there are none, it is not kept.',
  },
};
