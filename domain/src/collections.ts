/**
 * Every Firestore collection. `docs/data-model.md` says who writes, who reads and which trigger reacts;
 * `tests/rules` proves for each name here that no client can write it.
 */
export const collections = {
  streams: 'streams',
  streamStatus: 'stream-status',
  streamOutages: 'stream-outages',
  lodges: 'lodges',
  /** What staff have saved of the site's own pages: partners, promotions, adverts. */
  pages: 'pages',
  showTypes: 'show-types',
  shows: 'shows',
  publishedSchedule: 'notify-show-schedule',
  showFollows: 'show-follows',
  showQuestions: 'show-questions',
  questionVotes: 'show-question-votes',
  publishedQuestions: 'show-questions-public',
  courseModules: 'course-modules',
  courseUpdates: 'notify-course-module-update',
  contactMessages: 'contact-messages',
  /** Texts that wait for staff because of a word in them. */
  heldTexts: 'held-texts',
  /** Mails that wait to be sent. */
  mail: 'mail',
  mailBlocks: 'mail-blocks',
  videos: 'videos',
  /** Who has viewed what today, as hashes. */
  viewMarks: 'view-marks',
  /** Views that are not added up yet. */
  viewShards: 'view-shards',
  photos: 'photos',
  /** What viewers say that photos show. */
  photoProposals: 'photo-proposals',
  /** Uploads of snapshots that were allowed and are not published yet. */
  photoUploads: 'photo-uploads',
  /** Pictures that staff have uploaded: covers and logos. */
  pictures: 'pictures',
  /** What staff have removed, for thirty days. */
  bin: 'bin',
  live: 'live',
  publishedStreams: 'notify-streams',
  sightings: 'sightings',
  /** Sightings of protected species, for the rangers alone. */
  withheldSightings: 'withheld-sightings',
  sightingStills: 'sighting-stills',
  /** In which hours each camera was on the air. */
  airDays: 'air-days',
  /** The stills of each camera's last 48 hours. */
  cameraReels: 'camera-reels',
  /** How much moved before each camera in the last 48 hours. */
  cameraDays: 'camera-days',
  /** The tiny stills of each camera's last 48 hours. */
  cameraPeeks: 'camera-peeks',
  notificationCategories: 'notification-categories',
  sitewideNotices: 'notify-sitewide',
  /** Notices that wait for their time, or for staff. */
  plannedNotices: 'planned-notices',
  /** What a viewer wants to hear of while away, and what was decided lately. */
  alerts: 'alerts',
  /** Events on their way to the viewers who want to hear of them. */
  alertEvents: 'alert-events',
  /** Pushes that wait to be sent. */
  pushes: 'pushes',
  apiTokens: 'api-tokens',
  membership: 'membership',
  /** Which user each customer at Stripe belongs to. */
  stripeCustomers: 'stripe-customers',
  /** The ticket of the newest sync with Stripe that was stored. */
  membershipTickets: 'membership-tickets',
  /** Stripe events that have been handled. */
  stripeEvents: 'stripe-events',
  membershipAudit: 'membership-audit',
  refunds: 'refunds',
  users: 'users',
  /** Requested deletions of accounts, and their progress. */
  deletions: 'deletions',
  sanctions: 'sanctions',
  appeals: 'appeals',
  /** What staff have noted about users. */
  personNotes: 'person-notes',
  /** Sign-ins that the user ended from another device. */
  revokedSignIns: 'revoked-sign-ins',
  rateLimits: 'rate-limits',
  auditLog: 'audit-log',
  chat: 'chat',
  chatTails: 'chat-tails',
  chatFolds: 'chat-folds',
  chatSenders: 'chat-senders',
  chatReports: 'chat-reports',
  /** What the servers have read, written, answered and sent, by day. */
  usage: 'usage',
  /** What happened on the site, by hour of each day at camp. */
  figureDays: 'figure-days',
  /** What verbs remember between two runs. */
  serverState: 'server-state',
  dev: 'dev',
} as const;

export type CollectionPath = (typeof collections)[keyof typeof collections];

/** Paths of single documents. */
export const singletons = {
  liveSite: `${collections.live}/site`,
  publishedStreams: `${collections.publishedStreams}/current`,
  publishedSchedule: `${collections.publishedSchedule}/current`,
  publishedQuestions: `${collections.publishedQuestions}/current`,
  courseUpdate: `${collections.courseUpdates}/current`,
  streamChecks: `${collections.serverState}/stream-checks`,
  paymentEvents: `${collections.serverState}/payment-events`,
  /** Where the nightly sweep of memberships stopped. */
  membershipSweep: `${collections.serverState}/membership-sweep`,
  /** The question that a ranger began to answer last. */
  answeredQuestion: `${collections.serverState}/answered-question`,
  /** What staff have pinned for all viewers. */
  announcement: `${collections.serverState}/announcement`,
  /** What staff have turned for the whole site. */
  switches: `${collections.serverState}/switches`,
  /** The chats that staff have slowed or paused. */
  chatPaces: `${collections.serverState}/chat-paces`,
  /** When the budget was exceeded last. */
  budgetStop: `${collections.serverState}/budget-stop`,
  /** Numbers that nothing new gets. */
  removedNumbers: `${collections.serverState}/removed-numbers`,
  /** The words that hold a text, and how long new accounts wait. */
  wordRules: `${collections.serverState}/word-rules`,
  publishedShowTypes: `${collections.serverState}/show-types`,
  clockShift: `${collections.dev}/clock`,
} as const;
