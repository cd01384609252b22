/**
 * Every Firestore collection there is. `docs/data-model.md` says who writes, who reads and which trigger reacts;
 * `tests/rules` proves for each name here that no client can write it.
 */
export const collections = {
  streams: 'streams',
  streamStatus: 'stream-status',
  lodges: 'lodges',
  showTypes: 'show-types',
  live: 'live',
  publishedStreams: 'notify-streams',
  sitewideNotices: 'notify-sitewide',
  apiTokens: 'api-tokens',
  membership: 'membership',
  /** Whose customer at the payment provider is whose. */
  stripeCustomers: 'stripe-customers',
  /** Which look at the payment provider is the newest that was written down. */
  membershipTickets: 'membership-tickets',
  /** Events of the payment provider that have been dealt with. */
  stripeEvents: 'stripe-events',
  membershipAudit: 'membership-audit',
  refunds: 'refunds',
  users: 'users',
  /** Who has asked for their account to be deleted, and how far that is. */
  deletions: 'deletions',
  sanctions: 'sanctions',
  /** Sign-ins that a person has ended from another device. */
  revokedSignIns: 'revoked-sign-ins',
  rateLimits: 'rate-limits',
  auditLog: 'audit-log',
  chat: 'chat',
  chatTails: 'chat-tails',
  chatFolds: 'chat-folds',
  chatSenders: 'chat-senders',
  chatReports: 'chat-reports',
  /** What the server remembers for itself between two runs of a verb. */
  serverState: 'server-state',
  dev: 'dev',
} as const;

/** Documents that there is one of. */
export const singletons = {
  liveSite: `${collections.live}/site`,
  publishedStreams: `${collections.publishedStreams}/current`,
  streamChecks: `${collections.serverState}/stream-checks`,
  paymentEvents: `${collections.serverState}/payment-events`,
  publishedShowTypes: `${collections.serverState}/show-types`,
  clockShift: `${collections.dev}/clock`,
} as const;
