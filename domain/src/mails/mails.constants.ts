const MINUTE = 60_000;

/** Milliseconds until the next try after the first, second … failed one. The last is repeated. */
export const RETRY_AFTER_MS = [MINUTE, 5 * MINUTE, 15 * MINUTE, 60 * MINUTE] as const;
/** The longest pause while the mail server takes no mails: they leave soon after it is back. Well below `STUCK_MS`. */
export const SERVER_RETRY_MS = 5 * MINUTE;
/** Milliseconds that one process has to send a mail. Longer than any function of ours runs with one. */
export const LEASE_MS = 5 * MINUTE;
/** Milliseconds for which a mail is tried again. An alert is of no use later. */
export const ALERT_GOOD_MS = 2 * 60 * MINUTE;
export const MAIL_GOOD_MS = 3 * 86_400_000;
/** Milliseconds after which a waiting mail counts as stuck. */
export const STUCK_MS = 20 * MINUTE;
/** Milliseconds that an address stays blocked: its owner may open it again. */
export const BLOCK_MS = 180 * 86_400_000;
/** Staff see at most this many unsent mails at once. */
export const UNSENT_SHOWN = 100;
