const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How an alert reaches a viewer who is away from the site. */
const CHANNELS = ['push', 'mail'] as const;
export type Channel = (typeof CHANNELS)[number];

interface Rhythm {
  /** Alerts of one kind so soon after the last one that was sent are collapsed: they are counted in the next. */
  readonly burstMs: number;
  /** A species, or a camera that is back, is not sent again so soon. */
  readonly coolDownMs: number;
}

/** A mail asks for more attention than a push, so mails are rarer. */
export const RHYTHMS: Readonly<Record<Channel, Rhythm>> = {
  push: { burstMs: 10 * MINUTE, coolDownMs: HOUR },
  mail: { burstMs: HOUR, coolDownMs: 6 * HOUR },
};

/** How long a viewer who mutes alerts hears nothing. */
export const MUTE_MS = HOUR;

/** A sighting is worth an alert for as long: those of a night are summed up in the morning. */
export const SIGHTING_GOOD_FOR_MS = 12 * HOUR;
/** A camera that is back is worth an alert for as long. */
export const BACK_GOOD_FOR_MS = 2 * HOUR;

/** A camera that was off the air for a shorter time had a blip: viewers do not hear of it. */
export const BLIP_MS = 10 * MINUTE;
/** A camera has to stay on the air for as long before it counts as back. */
export const STEADY_MS = 3 * MINUTE;

/** A followed show is announced as long before its start. */
export const SHOW_REMINDER_MS = 15 * MINUTE;

/** Decisions that are remembered for each channel, and for how long: the longest that any rule looks back. */
export const RECENT_MAX = 100;
export const RECENT_MS = 12 * HOUR;
/** Alerts that wait for the end of the quiet hours. Above that many the oldest go. */
export const WAITING_MAX = 40;

/** How many cameras and how many species a viewer can pick. */
export const PICKS_MAX = 40;
/** On how many devices a viewer can get pushes. A further one replaces the oldest. */
export const DEVICES_MAX = 10;

/** An event is forgotten after this time, and a push that could not be sent after the second one. */
export const EVENT_KEPT_MS = 48 * HOUR;
export const PUSH_KEPT_MS = 15 * MINUTE;
/** Parts of the queue of pushes. As many processes can send at once. */
export const PUSH_LANES = 8;

/** What the server says about settings that it refuses. */
export const ALERT_TEXTS = {
  zone: 'We do not know this time zone.',
  quiet: 'Quiet hours need a beginning and an end that differ, such as 22:00 and 07:00.',
  week: 'Give quiet hours, or none, for each of the seven days from Monday on.',
  camera: 'There is no such camera.',
  species: 'There is no such animal in our list.',
  picks: `Pick at most ${PICKS_MAX}.`,
  unverified: 'Confirm your email address first. We send alerts only to an address that is yours.',
  token: 'This browser gave no address for notifications.',
  tooOften: 'You changed your alerts very often. Please try again in a few minutes.',
} as const;
