import type { AlertEvent } from '@boma/domain/alerts/alert-event.schema.ts';
import type { PastDecision } from '@boma/domain/alerts/alert-settings.schema.ts';
import type { AlertQuestion } from '@boma/domain/alerts/decide-alert.ts';
import type { QuietSpan } from '@boma/domain/alerts/quiet-hours.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const BEGIN = Date.UTC(2026, 0, 3);
const DAYS = 500;

/** Zones that change their clocks in both directions, by half an hour, or never, and that are far from UTC. */
const ZONES = [
  'UTC',
  'Africa/Johannesburg',
  'Europe/London',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Africa/Casablanca',
  'America/Sao_Paulo',
] as const;
/** Moments at which clocks change somewhere, so that questions often fall beside them. */
const CHANGES = [
  Date.UTC(2026, 2, 8, 7),
  Date.UTC(2026, 2, 29, 1),
  Date.UTC(2026, 3, 4, 15),
  Date.UTC(2026, 9, 3, 15, 30),
  Date.UTC(2026, 9, 25, 1),
  Date.UTC(2026, 10, 1, 6),
  Date.UTC(2027, 2, 28, 1),
];

const CAMERAS = ['tau', 'tembe', 'cat-eye'] as const;
const SPECIES = ['lion', 'leopard', 'elephant', 'genet'] as const;
const DUTIES = [
  'camera-down',
  'camera-back',
  'report',
  'appeal',
  'held',
  'contact',
  'health',
  'budget',
] as const;
const TOPICS = [
  'duty:report',
  'duty:camera-down',
  'duty:contact',
  'duty:budget',
  'sightings',
  'kind:1',
  'kind:2',
  'camera:tau',
  'camera:tembe',
  'species:lion',
  'species:genet',
  'show:ranger-show',
  'back:tau',
  'back:cat-eye',
];

/** Numbers from 0 to 1 that follow from a seed, so that a failure can be repeated. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Dice {
  readonly random: () => number;
  readonly int: (below: number) => number;
  readonly oneOf: <T>(items: readonly T[]) => T;
}

function diceOf(random: () => number): Dice {
  const int = (below: number) => Math.floor(random() * below);
  return { random, int, oneOf: (items) => items[int(items.length)] as (typeof items)[number] };
}

const pad = (part: number) => String(part).padStart(2, '0');

function spanFrom({ random, int }: Dice): QuietSpan | null {
  if (random() < 0.3) return null;
  const time = () =>
    `${pad(random() < 0.5 ? int(5) : int(24))}:${random() < 0.6 ? pad(int(4) * 15) : pad(int(60))}`;
  for (;;) {
    const span = { from: time(), to: time() };
    if (span.from !== span.to) return span;
  }
}

/** Often exactly at a limit, where a wrong comparison shows. */
const ages = [0, 1, 3, 10, 10, 30, 60, 60, 120, 360, 720].map((minutes) => minutes * MINUTE);
const ageFrom = ({ random, int, oneOf }: Dice): number => {
  if (random() < 0.5) return int(13 * HOUR);
  return Math.max(0, oneOf(ages) + int(3) - 1);
};

function eventFrom(dice: Dice, now: number): AlertEvent {
  const { int, oneOf, random } = dice;
  const facts = { id: `event-${int(40)}`, at: now - ageFrom(dice) };
  const kind = oneOf(['sighting', 'sighting', 'show', 'back', 'duty'] as const);
  if (kind === 'duty')
    return { ...facts, kind, duty: oneOf(DUTIES), thing: 'a', title: 'A duty', body: '', url: '/staff' };
  if (kind === 'show')
    return {
      ...facts,
      kind,
      show: 1,
      type: oneOf(['ranger-show', 'big-five']),
      title: 'Show',
      starts_at: now + (random() < 0.2 ? int(3) - 1 : int(14 * HOUR) - HOUR),
    };
  const camera = oneOf(CAMERAS);
  if (kind === 'back')
    return {
      ...facts,
      kind,
      camera,
      camera_name: camera,
      off_ms: oneOf([0, 600_000 - 1, 600_000, 11 * MINUTE, 5 * HOUR]),
    };
  return {
    ...facts,
    kind,
    camera,
    camera_name: camera,
    species: oneOf(SPECIES),
    category: 1 + int(4),
    caption: 'An animal',
    message: '',
  };
}

function pastFrom(dice: Dice, now: number): PastDecision {
  const { oneOf, int } = dice;
  return {
    event: `event-${int(100)}`,
    kind: oneOf(['sighting', 'sighting', 'show', 'back', 'duty'] as const),
    duty: oneOf([...DUTIES, null]),
    species: oneOf([...SPECIES, null]),
    camera: oneOf([...CAMERAS, null]),
    at: now - ageFrom(dice),
    act: oneOf(['send', 'send', 'collapse', 'drop'] as const),
  };
}

/** A random question. Half of the quiet weeks are the same on all days, as most viewers have them. */
export function questionFrom(random: () => number): AlertQuestion {
  const dice = diceOf(random);
  const { int, oneOf } = dice;
  const near = oneOf(CHANGES) + int(30 * HOUR) - 15 * HOUR;
  const now = random() < 0.4 ? near : BEGIN + int(DAYS * 24 * HOUR);
  const same = spanFrom(dice);
  const quiet = Array.from({ length: 7 }, (_, day) => (day > 0 && random() < 0.3 ? same : spanFrom(dice)));
  const isQuietAtAll = random() < 0.6;
  return {
    channel: oneOf(['push', 'mail'] as const),
    event: eventFrom(dice, now),
    topics: TOPICS.filter(() => random() < 0.4),
    quiet: isQuietAtAll ? quiet : quiet.map(() => null),
    zone: oneOf(ZONES),
    mutedUntil: random() < 0.2 ? now + int(2 * HOUR) - HOUR : 0,
    recent: Array.from({ length: int(5) }, () => pastFrom(dice, now)),
    isStale: random() < 0.1,
    now,
  };
}
