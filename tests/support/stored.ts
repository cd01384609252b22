import type {
  pushLaneSchema,
  SingletonName,
  StoredMigration,
  StoredName,
  singletonSchemas,
  storedSchemas,
} from '@boma/domain/stored-schemas.ts';
import type { StoredInstant } from '@boma/domain/stored-time.ts';
import type { z } from 'zod';
import { firestore } from '../../functions/src/platform/firestore.ts';

/** The path of each collection, written out by hand, so that a test finds what the product stores elsewhere. */
export const COLLECTIONS = {
  streams: 'streams',
  streamStatus: 'stream-status',
  streamOutages: 'stream-outages',
  lodges: 'lodges',
  pictures: 'pictures',
  pages: 'pages',
  bin: 'bin',
  showTypes: 'show-types',
  shows: 'shows',
  showFollows: 'show-follows',
  showQuestions: 'show-questions',
  questionVotes: 'show-question-votes',
  courseModules: 'course-modules',
  contactMessages: 'contact-messages',
  heldTexts: 'held-texts',
  mail: 'mail',
  mailBlocks: 'mail-blocks',
  videos: 'videos',
  viewMarks: 'view-marks',
  viewShards: 'view-shards',
  photos: 'photos',
  photoProposals: 'photo-proposals',
  photoUploads: 'photo-uploads',
  sightings: 'sightings',
  withheldSightings: 'withheld-sightings',
  sightingStills: 'sighting-stills',
  airDays: 'air-days',
  cameraReels: 'camera-reels',
  cameraDays: 'camera-days',
  cameraPeeks: 'camera-peeks',
  notificationCategories: 'notification-categories',
  sitewideNotices: 'notify-sitewide',
  plannedNotices: 'planned-notices',
  alerts: 'alerts',
  alertEvents: 'alert-events',
  pushes: 'pushes',
  apiTokens: 'api-tokens',
  membership: 'membership',
  stripeCustomers: 'stripe-customers',
  membershipTickets: 'membership-tickets',
  stripeEvents: 'stripe-events',
  membershipAudit: 'membership-audit',
  refunds: 'refunds',
  users: 'users',
  deletions: 'deletions',
  sanctions: 'sanctions',
  appeals: 'appeals',
  personNotes: 'person-notes',
  revokedSignIns: 'revoked-sign-ins',
  rateLimits: 'rate-limits',
  chat: 'chat',
  chatTails: 'chat-tails',
  chatFolds: 'chat-folds',
  chatSenders: 'chat-senders',
  chatReports: 'chat-reports',
  auditLog: 'audit-log',
  usage: 'usage',
  figureDays: 'figure-days',
} as const satisfies Readonly<Record<StoredName, string>>;

/** The paths of single documents. */
export const SINGLE_DOCUMENTS = {
  liveSite: 'live/site',
  publishedStreams: 'notify-streams/current',
  publishedSchedule: 'notify-show-schedule/current',
  publishedQuestions: 'show-questions-public/current',
  courseUpdate: 'notify-course-module-update/current',
  streamChecks: 'server-state/stream-checks',
  paymentEvents: 'server-state/payment-events',
  membershipSweep: 'server-state/membership-sweep',
  answeredQuestion: 'server-state/answered-question',
  announcement: 'server-state/announcement',
  switches: 'server-state/switches',
  chatPaces: 'server-state/chat-paces',
  budgetStop: 'server-state/budget-stop',
  removedNumbers: 'server-state/removed-numbers',
  wordRules: 'server-state/word-rules',
  publishedShowTypes: 'server-state/show-types',
  clockShift: 'dev/clock',
} as const satisfies Readonly<Record<SingletonName, string>>;

/** Moments that code sees as milliseconds are timestamps in the store. */
type AsStored<Parsed, Form> = {
  [K in keyof Parsed]: K extends keyof Form
    ? Form[K] extends StoredInstant | Date
      ? StoredInstant
      : Parsed[K]
    : Parsed[K];
};
type Kept<S extends z.ZodType> = AsStored<z.output<S>, z.input<S>>;
/** A document of a collection as it is stored. */
export type StoredForm<N extends StoredName> = Kept<(typeof storedSchemas)[N]>;

type Fields<T> = T extends Readonly<Record<string, unknown>> ? T : never;

/** `null`: no converter, so only the types are another. */
const documentAt = <T>(path: string) => firestore().doc(path).withConverter<T, Fields<T>>(null);

function collectionAt<T>(path: string) {
  const all = () => firestore().collection(path).withConverter<T, Fields<T>>(null);
  return Object.assign((id: string) => all().doc(id), { all });
}

type Documents = { readonly [N in StoredName]: ReturnType<typeof collectionAt<StoredForm<N>>> } & {
  readonly [N in SingletonName]: () => ReturnType<typeof documentAt<Kept<(typeof singletonSchemas)[N]>>>;
};

const byName = {
  ...Object.fromEntries(Object.entries(COLLECTIONS).map(([name, path]) => [name, collectionAt(path)])),
  ...Object.fromEntries(
    Object.entries(SINGLE_DOCUMENTS).map(([name, path]) => [name, () => documentAt(path)]),
  ),
} as unknown as Documents;

/**
 * Everything that is stored, as it is stored: `stored.users(uid)`, `stored.chat.all().where(…)`, `stored.liveSite()`.
 * Nothing is parsed, completed or checked: through the product's own store, a fault of it or of its table of collections
 * would write and read alike, and no test would see it. The types are the product's, and a promise only.
 */
export const stored = {
  ...byName,
  migration: (name: string) => documentAt<StoredMigration>(`server-state/migration-${name}`),
  pushLane: (lane: number) => documentAt<z.output<typeof pushLaneSchema>>(`server-state/push-lane-${lane}`),
};
