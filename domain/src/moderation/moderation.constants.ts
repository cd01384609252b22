// What moderation screens need without loading zod.

/** Characters in the reason of a report or a sanction, after cleaning. */
export const REASON_MAX = 300;
export const REASON_TOO_LONG = `Please keep the reason within ${REASON_MAX} characters.`;

/** What staff most often say. They may change the words. */
export const CANNED_REASONS = [
  'Insults or threatens others.',
  'Hateful words about people.',
  'Adverts or the same again and again.',
  'Says where a protected animal is.',
  'Sexual content. Children watch with us.',
  'Off the subject after a request to stop.',
] as const;

/** How many messages before and after a reported one staff see. */
export const MESSAGES_AROUND = 5;
/** How many earlier actions about a user staff see. */
export const ACTIONS_SHOWN = 20;

/** How many notes about a user staff see at once. */
export const NOTES_SHOWN = 20;

/** How long colleagues read that a member of staff works on a report, in milliseconds. */
export const CLAIM_MS = 5 * 60_000;

/** How long a sanction with an end can last, shortest first. */
export const SANCTION_DURATIONS = [
  { minutes: 10, label: '10 minutes' },
  { minutes: 60, label: '1 hour' },
  { minutes: 1440, label: '1 day' },
  { minutes: 10_080, label: '7 days' },
] as const;

/** How many reports about a user, and how many open appeals, staff see at once. */
export const PERSON_REPORTS_SHOWN = 30;
export const APPEALS_SHOWN = 100;
/** How many of a user's last messages staff see at once. */
export const PERSON_MESSAGES_SHOWN = 30;
