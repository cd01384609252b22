/** What staff on call hear of, wherever they are. */
export const DUTIES = [
  'camera-down',
  'camera-back',
  'report',
  'held',
  'appeal',
  'contact',
  'health',
  'budget',
] as const;
export type Duty = (typeof DUTIES)[number];

/** What waits in a queue, with the word for one of it. Several in a short time are one alert; the others are not: each camera matters. */
export const QUEUED_DUTIES = {
  report: 'report',
  held: 'held text',
  appeal: 'appeal',
  contact: 'message',
} as const satisfies Partial<Record<Duty, string>>;
export type QueuedDuty = keyof typeof QUEUED_DUTIES;

export const isQueuedDuty = (duty: Duty): duty is QueuedDuty => Object.hasOwn(QUEUED_DUTIES, duty);

/** A camera has to be off the air for as long before staff on call hear of it. */
export const DOWN_MS = 3 * 60_000;
/** What happens is worth an alert for as long: quiet hours end within it. */
export const DUTY_GOOD_FOR_MS = 12 * 3_600_000;

export const DUTY_TEXTS = {
  moved: 'A colleague has changed who is on call. Look at the list again.',
  unreachable:
    'Nothing would reach this colleague. They must first choose notifications on a device or mails on their own page.',
  unreachableSelf: 'Nothing would reach you. Choose notifications on a device or mails below first.',
  notStaff: 'Only staff can be on call.',
  unverified: 'Confirm your email address first: mails go to an address that is yours.',
} as const;
