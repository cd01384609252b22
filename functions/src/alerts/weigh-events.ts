import type { AlertEvent } from '@boma/domain/alerts/alert-event.schema.ts';
import type { ChannelState, PastDecision, StoredAlerts } from '@boma/domain/alerts/alert-settings.schema.ts';
import { type AlertWords, alertWords } from '@boma/domain/alerts/alert-words.ts';
import { type Channel, RECENT_MAX, RECENT_MS, WAITING_MAX } from '@boma/domain/alerts/alerts.constants.ts';
import { decideAlert } from '@boma/domain/alerts/decide-alert.ts';
import { topicsOn } from '@boma/domain/alerts/topics.ts';

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
  camera: event.kind === 'sighting' || event.kind === 'back' ? event.camera : null,
  duty: event.kind === 'duty' ? event.duty : null,
  at,
  act,
});

type More = ChannelState['more'];

/** How many events like this one were collapsed since the last that was sent. */
function countedWith(more: More, event: AlertEvent): number {
  if (event.kind === 'duty') return more.duty?.[event.duty] ?? 0;
  return event.kind === 'show' ? 0 : more[event.kind];
}

function withCount(more: More, event: AlertEvent, count: number): More {
  if (event.kind === 'show' || countedWith(more, event) === count) return more;
  if (event.kind === 'duty') return { ...more, duty: { ...more.duty, [event.duty]: count } };
  return { ...more, [event.kind]: count };
}

/**
 * Decides about events for one viewer on one channel, the newest first: of those that come together, the newest is sent
 * and counts the others. An event that waits and is given again is taken out of the waiting ones first.
 */
export function weighEvents(
  alerts: Pick<StoredAlerts, 'topics' | 'duty' | 'mail' | 'quiet' | 'zone' | 'muted_until'>,
  before: ChannelState,
  { channel, events, now }: Weighing,
): Outcome {
  const ids = new Set(events.map(({ event }) => event.id));
  const recent = before.recent.filter(({ at }) => now - at < RECENT_MS);
  const waiting = before.waiting.filter(({ event }) => !ids.has(event.id));
  let { more } = before;
  const sent: AlertEvent[] = [];
  const { quiet, zone, muted_until: mutedUntil } = alerts;
  const topics = topicsOn(alerts, channel);
  for (const { event, isStale } of events.toSorted((a, b) => b.event.at - a.event.at)) {
    const question = { channel, event, topics, quiet, zone, mutedUntil, recent, isStale, now };
    const decision = decideAlert(question);
    if (decision.act === 'hold') waiting.push({ event, until: decision.until });
    else if (decision.act !== 'drop' || decision.reason !== 'known')
      recent.push(remember(event, now, decision.act));
    if (decision.act === 'send') sent.push(event);
    if (decision.act === 'collapse') more = withCount(more, event, countedWith(more, event) + 1);
  }
  const words = sent.map((event) => {
    const counted = countedWith(more, event);
    more = withCount(more, event, 0);
    return alertWords(event, { more: counted, zone, now });
  });
  const state = { recent: recent.slice(-RECENT_MAX), waiting: waiting.slice(-WAITING_MAX), more };
  return { state, alerts: words };
}

/** The channel, where no event waits for longer than until this moment. */
export const dueBy = (state: ChannelState, moment: number): ChannelState => ({
  ...state,
  waiting: state.waiting.map(({ event, until }) => ({ event, until: Math.min(until, moment) })),
});

/** When the first waiting event of these channels is due. Null: none waits. */
export function firstDue(...states: readonly ChannelState[]): number | null {
  const moments = states.flatMap(({ waiting }) => waiting.map(({ until }) => until));
  return moments.length === 0 ? null : Math.min(...moments);
}

/** The waiting events of a channel whose time has come. */
export const dueEvents = ({ waiting }: ChannelState, now: number): AlertEvent[] =>
  waiting.filter(({ until }) => until <= now).map(({ event }) => event);
