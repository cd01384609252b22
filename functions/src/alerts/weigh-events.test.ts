import type { AlertEvent } from '@boma/domain/alerts/alert-event.schema.ts';
import {
  type ChannelState,
  NO_ALERTS,
  type StoredAlerts,
} from '@boma/domain/alerts/alert-settings.schema.ts';
import { expect, it } from 'vitest';
import { dueEvents, weighEvents } from './weigh-events.ts';

const MINUTE = 60_000;
/** Midnight in UTC, within the quiet hours. */
const MIDNIGHT = Date.parse('2026-03-06T00:00:00Z');
const MORNING = MIDNIGHT + 7 * 60 * MINUTE;
const empty: ChannelState = { recent: [], waiting: [], more: { sighting: 0, back: 0 } };
const duty: StoredAlerts['duty'] = { on_call_since: null, push: [], mail: [] };
const alerts = { ...NO_ALERTS, topics: ['sightings'], muted_until: 0, duty };

const seen = (species: string, at: number): AlertEvent => ({
  id: `${species}.${at}`,
  kind: 'sighting',
  at,
  camera: 'tau',
  camera_name: 'Tau',
  species,
  category: 1,
  caption: species,
  message: '',
});
const weigh = (before: ChannelState, events: readonly AlertEvent[], now: number) =>
  weighEvents(alerts, before, {
    channel: 'push',
    events: events.map((event) => ({ event, isStale: false })),
    now,
  });

it('holds the sightings of a night, and sums them up in one alert in the morning', () => {
  const night = [
    seen('lion', MIDNIGHT),
    seen('genet', MIDNIGHT + MINUTE),
    seen('civet', MIDNIGHT + 2 * MINUTE),
  ];
  let { state } = weigh(empty, [], MIDNIGHT);
  for (const event of night) {
    const held = weigh(state, [event], event.at);
    expect(held.alerts).toEqual([]);
    state = held.state;
  }
  expect(dueEvents(state, MORNING - 1)).toEqual([]);
  const due = dueEvents(state, MORNING);
  expect(due).toHaveLength(3);
  const morning = weigh(state, due, MORNING);
  expect(morning.alerts).toEqual([
    expect.objectContaining({
      title: 'civet at Tau',
      body: 'Seen at 00:02. And 2 more sightings since the last alert.',
    }),
  ]);
  expect(morning.state).toMatchObject({ waiting: [], more: { sighting: 0 } });
});

it('counts the sightings of a burst in the next alert', () => {
  const noon = MIDNIGHT + 12 * 60 * MINUTE;
  const first = weigh(empty, [seen('lion', noon)], noon);
  expect(first.alerts).toHaveLength(1);
  const burst = weigh(first.state, [seen('zebra', noon + MINUTE)], noon + MINUTE);
  expect([burst.alerts, burst.state.more.sighting]).toEqual([[], 1]);
  const later = noon + 11 * MINUTE;
  const next = weigh(burst.state, [seen('kudu', later)], later);
  expect(next.alerts[0]?.body).toBe('And 1 more sighting since the last alert.');
});

it('changes nothing when an event comes twice', () => {
  const noon = MIDNIGHT + 12 * 60 * MINUTE;
  const lion = seen('lion', noon);
  const { state } = weigh(empty, [lion], noon);
  expect(weigh(state, [lion], noon + MINUTE)).toEqual({ state, alerts: [] });
});
