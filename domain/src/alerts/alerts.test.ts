import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { AlertEvent } from './alert-event.schema.ts';
import {
  NO_ALERTS,
  type PastDecision,
  type StoredDuty,
  saveAlertsInput,
  storedAlertsSchema,
} from './alert-settings.schema.ts';
import { alertMail, alertWords } from './alert-words.ts';
import { type AlertQuestion, decideAlert } from './decide-alert.ts';
import { cameraEvent, queuedEvent } from './duty-events.ts';
import { quietUntil } from './quiet-hours.ts';
import { topicsOf, topicsOfEvent, topicsOn } from './topics.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A Thursday. */
const NOON = Date.parse('2026-03-05T12:00:00Z');
const NEVER = Array.from({ length: 7 }, () => null);
const NIGHTS = Array.from({ length: 7 }, () => ({ from: '22:00', to: '07:00' }));

const lions: AlertEvent = {
  id: 'lions',
  kind: 'sighting',
  at: NOON,
  camera: 'tau',
  camera_name: 'Tau',
  species: 'lion',
  category: 1,
  caption: '3 lions',
  message: 'On the wall',
};
const show: AlertEvent = {
  id: 'show.7.1',
  kind: 'show',
  at: NOON,
  show: 7,
  type: 'ranger-show',
  title: 'The Ranger Show',
  starts_at: NOON + 15 * MINUTE,
};
const back: AlertEvent = {
  id: 'back.tau.1',
  kind: 'back',
  at: NOON - 3 * MINUTE,
  camera: 'tau',
  camera_name: 'Tau',
  off_ms: HOUR,
};
const sent = (event: AlertEvent, at: number): PastDecision => ({
  event: 'an earlier one',
  kind: event.kind,
  duty: event.kind === 'duty' ? event.duty : null,
  species: event.kind === 'sighting' ? event.species : null,
  camera: 'camera' in event ? event.camera : null,
  at,
  act: 'send',
});
const question: AlertQuestion = {
  channel: 'push',
  event: lions,
  topics: ['kind:1', 'show:ranger-show', 'back:tau'],
  quiet: NEVER,
  zone: 'Africa/Johannesburg',
  mutedUntil: 0,
  recent: [],
  isStale: false,
  now: NOON,
};
const decide = (change: Partial<AlertQuestion> = {}) => decideAlert({ ...question, ...change });
const elephant: AlertEvent = { ...lions, id: 'elephant', species: 'elephant', caption: 'Elephant' };

describe('the decision about an alert', () => {
  it('sends what the viewer wants, and nothing else', () => {
    expect(decide()).toEqual({ act: 'send' });
    expect(decide({ topics: ['kind:2', 'camera:tembe'] })).toEqual({ act: 'drop', reason: 'not-wanted' });
  });

  it('never sends for a camera without a live picture', () => {
    expect(decide({ isStale: true })).toEqual({ act: 'drop', reason: 'stale' });
  });

  it('makes one push of five sightings in ten minutes', () => {
    const species = ['lion', 'leopard', 'elephant', 'giraffe', 'zebra'];
    const recent: PastDecision[] = [];
    const acts = species.map((name, index) => {
      const event = { ...lions, id: name, species: name };
      const now = NOON + index * 2 * MINUTE;
      const { act } = decide({ event, now, recent });
      if (act === 'send') recent.push(sent(event, now));
      return act;
    });
    expect(acts).toEqual(['send', 'collapse', 'collapse', 'collapse', 'collapse']);
    expect(decide({ event: elephant, now: NOON + 10 * MINUTE, recent })).toEqual({ act: 'send' });
  });

  it('lets a species rest for an hour', () => {
    const recent = [sent(lions, NOON - 59 * MINUTE)];
    expect(decide({ recent })).toEqual({ act: 'drop', reason: 'cool-down' });
    expect(decide({ recent, event: elephant })).toEqual({ act: 'send' });
    expect(decide({ recent: [sent(lions, NOON - HOUR)] })).toEqual({ act: 'send' });
  });

  it('holds a sighting until the quiet hours of the viewer’s zone end', () => {
    // 23:30 on Thursday in Johannesburg, two hours ahead of UTC.
    const now = Date.parse('2026-03-05T21:30:00Z');
    const late = { ...lions, at: now };
    const until = Date.parse('2026-03-06T05:00:00Z');
    expect(decide({ event: late, now, quiet: NIGHTS })).toEqual({ act: 'hold', until });
    expect(decide({ event: late, now, quiet: NIGHTS, zone: 'America/New_York' })).toEqual({ act: 'send' });
  });

  it('holds while muted, and drops a show that starts in that hour', () => {
    const mutedUntil = NOON + HOUR;
    expect(decide({ mutedUntil })).toEqual({ act: 'hold', until: mutedUntil });
    expect(decide({ event: show, mutedUntil })).toEqual({ act: 'drop', reason: 'silent' });
    expect(decide({ event: show })).toEqual({ act: 'send' });
  });

  it('ignores blips, and waits until a camera stays on the air', () => {
    expect(decide({ event: back })).toEqual({ act: 'send' });
    expect(decide({ event: { ...back, off_ms: 9 * MINUTE } })).toEqual({ act: 'drop', reason: 'blip' });
    const early = { ...back, at: NOON - MINUTE };
    expect(decide({ event: early })).toEqual({ act: 'hold', until: NOON + 2 * MINUTE });
  });

  it('decides each event once', () => {
    const recent = [{ ...sent(lions, NOON), event: lions.id, act: 'drop' as const }];
    expect(decide({ recent })).toEqual({ act: 'drop', reason: 'known' });
  });
});

describe('quiet hours', () => {
  const on = (weekday: number, from: string, to: string) =>
    Array.from({ length: 7 }, (_, day) => (day === weekday ? { from, to } : null));
  const until = (week: Parameters<typeof quietUntil>[0], at: string, zone: string) =>
    new Date(quietUntil(week, Date.parse(at), zone)).toISOString().slice(0, 16);

  it('begin on their own weekday only', () => {
    const friday = on(4, '22:00', '08:30');
    expect(until(friday, '2026-03-06T23:00:00Z', 'UTC')).toBe('2026-03-07T08:30');
    expect(until(friday, '2026-03-07T23:00:00Z', 'UTC')).toBe('2026-03-07T23:00');
  });

  it('end when the clock shows their end, on the nights on which clocks change', () => {
    expect(until(NIGHTS, '2026-03-28T23:00:00Z', 'Europe/Berlin')).toBe('2026-03-29T05:00');
    expect(until(NIGHTS, '2026-10-24T22:00:00Z', 'Europe/Berlin')).toBe('2026-10-25T06:00');
  });
});

it('topics join an event with the viewers who want it', () => {
  const duty: StoredDuty = { on_call_since: null, push: ['report', 'budget'], mail: ['report'] };
  const wants = {
    ...NO_ALERTS,
    cameras: ['tau'],
    species: ['genet'],
    kinds: [3],
    types: ['ranger-show'],
    duty,
  };
  expect(topicsOf(wants)).toEqual(['camera:tau', 'species:genet']);
  expect(topicsOf({ ...wants, sightings: true, shows: true, back: true })).toEqual([
    'kind:3',
    'camera:tau',
    'species:genet',
    'show:ranger-show',
    'back:tau',
  ]);
  expect(topicsOf({ ...wants, sightings: true, kinds: [] })).toContain('sightings');
  expect(topicsOfEvent(lions)).toEqual(['sightings', 'kind:1', 'camera:tau', 'species:lion']);
});

describe('a duty of staff', () => {
  const report = queuedEvent('report', 'r1', { id: 'r1', at: NOON });
  const down = cameraEvent('camera-down', { slug: 'tau', name: 'Tau' }, { since: NOON - HOUR, at: NOON });
  const wants = { topics: ['duty:report', 'duty:camera-down'] };
  const duty: StoredDuty = { on_call_since: NOON, push: ['report'], mail: ['camera-down'] };

  it('reaches those on call alone, by the channel that they chose for it', () => {
    const stored = { topics: ['kind:1'], mail: false, duty };
    expect(topicsOn(stored, 'push')).toEqual(['kind:1', 'duty:report']);
    expect(topicsOn(stored, 'mail')).toEqual(['duty:camera-down']);
    expect(topicsOn({ ...stored, mail: true }, 'mail')).toEqual(['kind:1', 'duty:camera-down']);
    expect(topicsOn({ ...stored, duty: { ...duty, on_call_since: null } }, 'mail')).toEqual([]);
  });

  it('of one queue is one alert in ten minutes, but each camera is its own', () => {
    const soon = { ...wants, now: NOON + MINUTE };
    expect(decide({ ...soon, event: report, recent: [sent(report, NOON)] })).toEqual({ act: 'collapse' });
    expect(decide({ ...soon, event: report, recent: [sent(down, NOON)] })).toEqual({ act: 'send' });
    expect(decide({ ...soon, event: down, recent: [sent(down, NOON)] })).toEqual({ act: 'send' });
  });

  it('waits for the end of the quiet hours, and is dropped when it is settled by then', () => {
    const night = { ...wants, event: down, quiet: NIGHTS, now: Date.parse('2026-03-06T21:00:00Z') };
    const until = Date.parse('2026-03-07T05:00:00Z');
    expect(decide({ ...night, event: { ...down, at: night.now } })).toEqual({ act: 'hold', until });
    expect(decide({ ...wants, event: down, isStale: true })).toEqual({ act: 'drop', reason: 'stale' });
  });

  it('says what to do, and where', () => {
    const words = (event: AlertEvent, more = 0) => alertWords(event, { more, zone: 'UTC', now: NOON });
    expect(words(report, 2)).toMatchObject({
      title: 'A message was reported',
      body: 'It waits for a decision of staff. And 2 more reports since the last alert.',
      url: '/staff/reports',
    });
    const ofPhoto = { id: 'r2', at: NOON, title: 'A photo was reported' };
    expect(words(queuedEvent('report', 'r2', ofPhoto)).title).toBe('A photo was reported');
    const back = cameraEvent('camera-back', { slug: 'tau', name: 'Tau' }, { since: NOON - HOUR, at: NOON });
    expect(words(down)).toMatchObject({ title: 'Tau is down', url: '/staff/cameras/tau' });
    expect(words(back).tag).toBe(words(down).tag);
    const mail = alertMail(words(down), 'https://boma.test', { uid: 'u', key: 'k' }).message.text;
    expect(mail).toContain('Open: https://boma.test/staff/cameras/tau');
    expect(mail).toContain('https://boma.test/staff/on-call');
  });
});

describe('the words of an alert', () => {
  const words = (event: AlertEvent, more = 0, now = NOON) =>
    alertWords(event, { more, zone: 'Africa/Johannesburg', now });

  it('say what, where, and how many more', () => {
    expect(words(lions)).toMatchObject({ title: '3 lions at Tau', body: 'On the wall.' });
    expect(words(lions, 4).body).toBe('On the wall. And 4 more sightings since the last alert.');
    expect(words(lions, 0, NOON + HOUR).body).toBe('On the wall. Seen at 14:00.');
    expect(words(lions).url).toBe('/wildlife/stream/tau-live');
    expect(words(show)).toMatchObject({ title: 'The Ranger Show', body: 'Starts in 15 minutes.' });
    expect(words({ ...show, began_early: true }).body).toBe('It began early, and is on the air now.');
    expect(words(back, 1).body).toContain('And 1 more camera since');
  });

  it('of a mail end with the way to change it', () => {
    const ending = { uid: 'a b', key: 'k3y' };
    const { message, unsubscribe } = alertMail(words(show), 'https://boma.example', ending);
    const { subject, text } = message;
    expect(unsubscribe).toBe('/api/alerts/unsubscribe?uid=a%20b&key=k3y');
    expect(subject).toBe('The Ranger Show');
    expect(text).toContain('https://boma.example/wildlife/shows/ranger-show');
    expect(text).toContain('https://boma.example/wildlife/profile/notifications');
    expect(text).toMatch(/https:\/\/boma\.example\/unsubscribe\?uid=a%20b&key=k3y$/);
  });
});

it('settings refuse unknown zones, equal ends, and protected animals, each by its field', () => {
  const problemsOf = (change: object) =>
    saveAlertsInput
      .safeParse({ ...NO_ALERTS, ...change })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]);
  expect(problemsOf({})).toBeUndefined();
  expect(problemsOf({ zone: 'Africa/Nowhere' })).toEqual([['zone', 'We do not know this time zone.']]);
  expect(problemsOf({ species: ['pangolin'] })).toEqual([
    ['species.0', 'There is no such animal in our list.'],
  ]);
  const quiet = NIGHTS.map((span, day) => (day === 2 ? { from: '07:00', to: '07:00' } : span));
  expect(problemsOf({ quiet })?.[0]?.[0]).toBe('quiet.2');
  expect(saveAlertsInput.parse({ ...NO_ALERTS, cameras: ['tau', 'tau'] }).cameras).toEqual(['tau']);
});

it('stored alerts in a zone that this server does not know count in camp time', () => {
  const stored = storedAlertsSchema.parse({ ...NO_ALERTS, shows: true, zone: 'Mars/Base' });
  expect([stored.zone, stored.shows]).toEqual(['Etc/GMT-2', true]);
});

it('stored alerts are encoded as they are decoded', () => {
  const decoded = storedAlertsSchema.parse({ ...NO_ALERTS, cameras: ['tau', 'tau'], topics: ['camera:tau'] });
  expect(decoded.push_state).toEqual({ recent: [], waiting: [], more: { sighting: 0, back: 0 } });
  expect(z.encode(storedAlertsSchema, decoded)).toEqual(decoded);
  expect(decoded.cameras).toEqual(['tau']);
});
