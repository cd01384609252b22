import type { AlertEvent } from './alert-event.schema.ts';
import type { PastDecision } from './alert-settings.schema.ts';
import {
  BACK_GOOD_FOR_MS,
  BLIP_MS,
  type Channel,
  RHYTHMS,
  SIGHTING_GOOD_FOR_MS,
  STEADY_MS,
} from './alerts.constants.ts';
import { DUTY_GOOD_FOR_MS, isQueuedDuty } from './duty.constants.ts';
import { type QuietWeek, quietUntil } from './quiet-hours.ts';
import { topicsOfEvent } from './topics.ts';

/** Why a viewer does not hear of an event. */
export type DropReason = 'known' | 'not-wanted' | 'stale' | 'blip' | 'too-late' | 'silent' | 'cool-down';

export type Decision =
  | { readonly act: 'send' }
  /** It belongs to a burst: the next alert that is sent counts it. */
  | { readonly act: 'collapse' }
  /** To be decided again at this moment, in unix milliseconds. */
  | { readonly act: 'hold'; readonly until: number }
  | { readonly act: 'drop'; readonly reason: DropReason };

export interface AlertQuestion {
  readonly channel: Channel;
  readonly event: AlertEvent;
  /** What the viewer wants to hear of. */
  readonly topics: readonly string[];
  readonly quiet: QuietWeek;
  readonly zone: string;
  /** Unix milliseconds. */
  readonly mutedUntil: number;
  /** What was decided for this viewer on this channel. */
  readonly recent: readonly PastDecision[];
  /** The camera is off the air, the sighting was removed, or the show is not planned for that time any more. */
  readonly isStale: boolean;
  /** Unix milliseconds. */
  readonly now: number;
}

const drop = (reason: DropReason): Decision => ({ act: 'drop', reason });

/** Until when an event is worth an alert. */
function goodUntil(event: AlertEvent): number {
  if (event.kind === 'show') return event.starts_at;
  if (event.kind === 'duty') return event.at + DUTY_GOOD_FOR_MS;
  return event.at + (event.kind === 'sighting' ? SIGHTING_GOOD_FOR_MS : BACK_GOOD_FOR_MS);
}

/** The first moment from `now` on at which the viewer is neither muted nor has quiet hours. */
export function silentUntil({
  quiet,
  zone,
  mutedUntil,
  now,
}: Pick<AlertQuestion, 'quiet' | 'zone' | 'mutedUntil' | 'now'>): number {
  return quietUntil(quiet, Math.max(now, mutedUntil), zone);
}

/** A species is not repeated soon, nor a camera that goes off and on. A show starts once. */
function isSame(event: AlertEvent, past: PastDecision): boolean {
  if (event.kind === 'sighting') return past.species === event.species;
  return event.kind === 'back' && past.camera === event.camera;
}

/** Several of one queue, or of one kind, are one alert. A show, a camera that is down, and the budget are each their own. */
function canBurst(event: AlertEvent): boolean {
  return event.kind === 'duty' ? isQueuedDuty(event.duty) : event.kind !== 'show';
}

function rhythm({ channel, event, recent, now }: AlertQuestion): Decision {
  const { burstMs, coolDownMs } = RHYTHMS[channel];
  const sent = recent.filter(
    ({ act, kind, duty }) =>
      act === 'send' && kind === event.kind && (event.kind !== 'duty' || duty === event.duty),
  );
  if (sent.some((past) => isSame(event, past) && now - past.at < coolDownMs)) return drop('cool-down');
  const isBurst = canBurst(event) && sent.some(({ at }) => now - at < burstMs);
  return isBurst ? { act: 'collapse' } : { act: 'send' };
}

/**
 * Whether a viewer hears of an event now, on one channel. The only place that decides it: the same question always has the
 * same answer.
 */
export function decideAlert(question: AlertQuestion): Decision {
  const { event, topics, recent, isStale, now } = question;
  if (recent.some((past) => past.event === event.id)) return drop('known');
  if (!topicsOfEvent(event).some((topic) => topics.includes(topic))) return drop('not-wanted');
  if (isStale) return drop('stale');
  if (event.kind === 'back' && event.off_ms < BLIP_MS) return drop('blip');
  const end = goodUntil(event);
  if (now > end) return drop('too-late');
  const ready = event.kind === 'back' ? event.at + STEADY_MS : now;
  if (now < ready) return { act: 'hold', until: ready };
  const free = silentUntil(question);
  if (free > now) return free > end ? drop('silent') : { act: 'hold', until: free };
  return rhythm(question);
}
