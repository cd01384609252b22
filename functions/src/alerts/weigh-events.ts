import type { AlertEvent } from '@boma/domain/alerts/alert-event.schema.ts';
import type { ChannelState, PastDecision, StoredAlerts } from '@boma/domain/alerts/alert-settings.schema.ts';
import { type AlertWords, alertWords } from '@boma/domain/alerts/alert-words.ts';
import { type Channel, RECENT_MAX, RECENT_MS, WAITING_MAX } from '@boma/domain/alerts/alerts.constants.ts';
import { decideAlert } from '@boma/domain/alerts/decide-alert.ts';

/** An event, and whether it still stands. */
export interface Weighed {
  readonly event: AlertEvent;
  readonly isStale: boolean;
}

interface Weighing {
  readonly channel: Channel;
  readonly events: readonly Weighed[];
  /** Unix milliseconds. */
  readonly now: number;
}

export interface Outcome {
  readonly state: ChannelState;
  /** What is sent now. */
  readonly alerts: readonly AlertWords[];
}

const remember = (event: AlertEvent, at: number, act: PastDecision['act']): PastDecision => ({
  event: event.id,
  kind: event.kind,
  species: event.kind === 'sighting' ? event.species : null,
  camera: event.kind === 'show' ? null : event.camera,
  at,
  act,
});

type Counted = keyof ChannelState['more'];
const isCounted = (kind: string): kind is Counted => kind === 'sighting' || kind === 'back';

/**
 * Decides about events for one viewer on one channel, the newest first: of those that come together, the newest is sent
 * and counts the others. An event that waits and is given again is taken out of the waiting ones first.
 */
export function weighEvents(
  alerts: Pick<StoredAlerts, 'topics' | 'quiet' | 'zone' | 'muted_until'>,
  before: ChannelState,
  { channel, events, now }: Weighing,
): Outcome {
  const ids = new Set(events.map(({ event }) => event.id));
  const recent = before.recent.filter(({ at }) => now - at < RECENT_MS);
  const waiting = before.waiting.filter(({ event }) => !ids.has(event.id));
  const more = { ...before.more };
  const sent: AlertEvent[] = [];
  const { topics, quiet, zone, muted_until: mutedUntil } = alerts;
  for (const { event, isStale } of events.toSorted((a, b) => b.event.at - a.event.at)) {
    const question = { channel, event, topics, quiet, zone, mutedUntil, recent, isStale, now };
    const decision = decideAlert(question);
    if (decision.act === 'hold') waiting.push({ event, until: decision.until });
    else if (decision.act !== 'drop' || decision.reason !== 'known')
      recent.push(remember(event, now, decision.act));
    if (decision.act === 'send') sent.push(event);
    if (decision.act === 'collapse' && isCounted(event.kind)) more[event.kind] += 1;
  }
  const words = sent.map((event) => {
    const counted = isCounted(event.kind) ? more[event.kind] : 0;
    if (isCounted(event.kind)) more[event.kind] = 0;
    return alertWords(event, { more: counted, zone, now });
  });
  const state = { recent: recent.slice(-RECENT_MAX), waiting: waiting.slice(-WAITING_MAX), more };
  return { state, alerts: words };
}

/** The waiting events of a channel whose time has come. */
export const dueEvents = ({ waiting }: ChannelState, now: number): AlertEvent[] =>
  waiting.filter(({ until }) => until <= now).map(({ event }) => event);
