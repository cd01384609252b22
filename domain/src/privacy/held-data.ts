import type { collections } from '../collections.ts';
import type { HeldKindName } from './held-kinds.ts';

/** How a user's documents are found: by the document's id, or by a field that contains the user's id. */
export type FoundBy = 'id' | { readonly field: string };

interface Exported {
  /** The name of the section in the user's data file. */
  readonly section: string;
  readonly foundBy: FoundBy;
  /** Fields that are about another person. */
  readonly omit?: readonly string[];
  /** The section includes the document's id, because it means something to the user. */
  readonly withId?: true;
}

interface NotExported {
  readonly section: null;
  readonly because: string;
  /** Absent: no document belongs to one user. */
  readonly foundBy?: FoundBy;
}

/**
 * What the deletion of the account does with it. `deleted` and `anonymised`: at once. `kept`: with the user's id and
 * nothing else about them, for the years that the law requires. `expires`: deleted by a time-to-live policy.
 */
type End =
  | { readonly end: 'deleted' | 'kept'; readonly foundBy: FoundBy }
  | { readonly end: 'anonymised' | 'expires' };

export type Holding =
  | { readonly holds: 'nothing personal' }
  | ({
      readonly holds: 'personal data';
      /** The row of the privacy policy that names it. */
      readonly kind: HeldKindName;
      readonly why: string;
    } & (Exported | NotExported) &
      End);

const impersonal = { holds: 'nothing personal' } as const;
const personal = <K extends HeldKindName>(kind: K) => ({ holds: 'personal data', kind }) as const;
const byUid = { field: 'uid' } as const;
const TAX = 'The tax office may ask what was sold, to which customer and when.';
const ONLY_FOR_THE_USER = 'It is of use to the user alone.';

/**
 * The personal data in each collection: the section of the user's data file that shows it, and what the deletion of the
 * account does with it. The verbs follow this table, and the privacy policy names each kind. A collection that is missing here does not compile. A contract test
 * searches the whole store for remains of a deleted user.
 */
export const heldData: Readonly<Record<keyof typeof collections, Holding>> = {
  streams: impersonal,
  streamStatus: impersonal,
  streamOutages: impersonal,
  usage: impersonal,
  lodges: impersonal,
  showTypes: impersonal,
  shows: impersonal,
  publishedSchedule: impersonal,
  videos: impersonal,
  viewShards: impersonal,
  publishedQuestions: {
    ...personal('works'),
    section: null,
    because: 'It is a copy of the chosen questions.',
    end: 'anonymised',
    why: 'When a question is deleted, the list is published again without it.',
  },
  courseModules: impersonal,
  courseUpdates: impersonal,
  contactMessages: {
    ...personal('letters'),
    section: 'messages_to_the_rangers',
    foundBy: byUid,
    omit: ['closed_by'],
    end: 'deleted',
    why: 'Without its writer it cannot be answered.',
  },
  heldTexts: {
    ...personal('order'),
    section: 'held_texts',
    foundBy: byUid,
    omit: ['decided_by'],
    end: 'deleted',
    why: 'A text without its writer cannot be published any more.',
  },
  mail: {
    ...personal('letters'),
    section: null,
    because: 'It is a copy on its way: of a message to the rangers, or of an alert to the user.',
    foundBy: byUid,
    end: 'deleted',
    why: 'As for the message itself. Others are deleted by the time-to-live policy after 30 days.',
  },
  mailBlocks: {
    ...personal('letters'),
    section: null,
    because: 'It says of a scrambled address only that mails to it come back.',
    foundBy: byUid,
    end: 'deleted',
    why: 'No mail is sent to a deleted account.',
  },
  live: impersonal,
  publishedStreams: impersonal,
  sightings: impersonal,
  withheldSightings: impersonal,
  sightingStills: impersonal,
  airDays: impersonal,
  cameraReels: impersonal,
  cameraDays: impersonal,
  cameraPeeks: impersonal,
  notificationCategories: impersonal,
  sitewideNotices: impersonal,
  chatFolds: impersonal,
  serverState: impersonal,
  dev: impersonal,
  users: {
    ...personal('account'),
    section: 'profile',
    foundBy: 'id',
    end: 'deleted',
    why: ONLY_FOR_THE_USER,
  },
  showFollows: {
    ...personal('choices'),
    section: 'followed_shows',
    foundBy: 'id',
    end: 'deleted',
    why: ONLY_FOR_THE_USER,
  },
  showQuestions: {
    ...personal('works'),
    section: 'questions',
    foundBy: byUid,
    end: 'deleted',
    why: 'A question without its asker is of no use to the rangers.',
  },
  questionVotes: {
    ...personal('works'),
    section: 'question_votes',
    foundBy: byUid,
    end: 'deleted',
    why: ONLY_FOR_THE_USER,
  },
  photos: {
    ...personal('works'),
    section: 'photos',
    foundBy: byUid,
    withId: true,
    end: 'deleted',
    why: 'A photo is shown with the name of its photographer. Its pictures are deleted with it.',
  },
  photoProposals: {
    ...personal('works'),
    section: 'photo_proposals',
    foundBy: byUid,
    end: 'deleted',
    why: 'A withdrawn proposal counts for nothing, and so does one of a user who has left. What staff have decided names no user, and stays.',
  },
  photoUploads: {
    ...personal('works'),
    section: 'photo_uploads',
    foundBy: byUid,
    end: 'deleted',
    why: 'An upload that is not a photo yet is of use to the user alone. The uploaded file is deleted with it.',
  },
  alertEvents: impersonal,
  alerts: {
    ...personal('choices'),
    section: 'alerts',
    foundBy: 'id',
    end: 'deleted',
    why: ONLY_FOR_THE_USER,
  },
  pushes: {
    ...personal('choices'),
    section: 'waiting_pushes',
    foundBy: byUid,
    end: 'deleted',
    why: ONLY_FOR_THE_USER,
  },
  apiTokens: {
    ...personal('account'),
    section: 'devices',
    foundBy: byUid,
    end: 'deleted',
    why: ONLY_FOR_THE_USER,
  },
  revokedSignIns: {
    ...personal('account'),
    section: 'ended_sign_ins',
    foundBy: byUid,
    end: 'deleted',
    why: ONLY_FOR_THE_USER,
  },
  sanctions: {
    ...personal('order'),
    section: 'sanctions',
    foundBy: 'id',
    omit: ['by'],
    end: 'deleted',
    why: 'A ban stays with the account that it closed. Otherwise deleting the account would end the ban.',
  },
  appeals: {
    ...personal('order'),
    section: 'appeals',
    foundBy: 'id',
    omit: ['imposed_by', 'decided_by'],
    end: 'deleted',
    why: 'It is about a sanction that goes with the account.',
  },
  auditLog: {
    ...personal('order'),
    section: 'staff_actions',
    foundBy: { field: 'person' },
    omit: ['by', 'before', 'after'],
    end: 'expires',
    why: 'It shows what staff did and why. The time-to-live policy deletes a record after two years.',
  },
  viewMarks: {
    ...personal('abuse'),
    section: null,
    because:
      'Its documents are named by a hash and contain nothing else. They say that some viewer viewed some item today.',
    end: 'expires',
    why: 'The time-to-live policy deletes a mark two days after the view.',
  },
  rateLimits: {
    ...personal('abuse'),
    section: null,
    because: 'Its documents are named by a hash and contain a number that is full again within the hour.',
    end: 'expires',
    why: 'The time-to-live policy deletes a full bucket.',
  },
  chat: {
    ...personal('chat'),
    section: 'messages',
    foundBy: { field: 'user_id' },
    end: 'anonymised',
    why: 'Other viewers have answered these messages. Their answers would make no sense alone.',
  },
  chatTails: {
    ...personal('chat'),
    section: null,
    because: 'It is a copy of the last messages of a chat.',
    end: 'anonymised',
    why: 'As for the messages themselves.',
  },
  chatSenders: {
    ...personal('chat'),
    section: 'recently_sent',
    foundBy: 'id',
    end: 'deleted',
    why: ONLY_FOR_THE_USER,
  },
  chatReports: {
    ...personal('order'),
    section: 'reports',
    foundBy: { field: 'reported_by' },
    omit: ['author', 'user_id', 'settled_by'],
    end: 'anonymised',
    why: 'Staff must see what was wrong with a message, also after its author or reporter has left.',
  },
  membership: { ...personal('payments'), section: 'membership', foundBy: 'id', end: 'kept', why: TAX },
  membershipTickets: {
    ...personal('payments'),
    section: null,
    because:
      'It contains the time of the last sync with the payment provider, and nothing that the sync found.',
    foundBy: 'id',
    end: 'kept',
    why: 'It keeps the membership in order.',
  },
  membershipAudit: {
    ...personal('payments'),
    section: 'membership_history',
    foundBy: byUid,
    end: 'kept',
    why: TAX,
  },
  refunds: { ...personal('payments'), section: 'refunds', foundBy: 'id', end: 'kept', why: TAX },
  stripeCustomers: {
    ...personal('payments'),
    section: 'payment_customers',
    foundBy: byUid,
    withId: true,
    end: 'kept',
    why: TAX,
  },
  stripeEvents: {
    ...personal('payments'),
    section: 'payment_events',
    foundBy: byUid,
    end: 'expires',
    why: 'The time-to-live policy deletes an entry of the ledger after 35 days.',
  },
  deletions: {
    ...personal('account'),
    section: 'deletion',
    foundBy: 'id',
    omit: ['stand_in'],
    end: 'kept',
    why: 'It says when the records of a deleted user are deleted too. Without such records it is not kept.',
  },
};
