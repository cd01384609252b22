import { describe, expect, it } from 'vitest';
import { ALERT_MOVES_EVERY_MS, ALERT_WINDOW_MS, CLEAN_UP_EVERY_MS } from './sightings.constants.ts';
import { invalidPosts, lions, validPost } from './sightings.fixtures.ts';
import {
  alertSightings,
  firstInDays,
  firstWords,
  isWantedKind,
  newestFirst,
  recentSightings,
  withoutOld,
} from './sightings.policy.ts';
import { logbookQuery, postSightingInput, sightingSchema } from './sightings.schema.ts';
import {
  isOffered,
  isProtected,
  isShown,
  knownAnimals,
  offeredAnimals,
  reportedAnimals,
  SPECIES,
  speciesWords,
} from './species.ts';

const NOW = lions.created_ts * 1000 + 3_600_000;
const minutesAgo = (minutes: number) => ({
  ...lions,
  id: `m${minutes}`,
  created_ts: NOW / 1000 - minutes * 60,
});
const idsOf = (sightings: readonly { id: string }[]) => sightings.map(({ id }) => id);

describe('the windows', () => {
  it('R9-053 R2-119 the alert bar shows the last ten minutes', () => {
    expect(ALERT_WINDOW_MS).toBe(600_000);
    expect(idsOf(alertSightings([minutesAgo(0), minutesAgo(9), minutesAgo(11)], NOW))).toEqual(['m0', 'm9']);
  });

  it('R9-050 R9-051 the recent ones are those of the last five minutes', () => {
    expect(idsOf(recentSightings([minutesAgo(4), minutesAgo(6)], NOW))).toEqual(['m4']);
  });

  it('R9-052 R9-054 a clean-up each minute drops what is older than ten minutes', () => {
    expect(CLEAN_UP_EVERY_MS).toBe(60_000);
    expect(idsOf(withoutOld([minutesAgo(9), minutesAgo(10), minutesAgo(11)], NOW))).toEqual(['m9', 'm10']);
  });

  it('R9-060 the alert bar moves every 5000 ms', () => {
    expect(ALERT_MOVES_EVERY_MS).toBe(5000);
  });
});

describe('the kinds of alert', () => {
  it('R6-037 let sightings of the chosen kinds through', () => {
    expect([1, 3, undefined].map((kind) => isWantedKind(kind, [{ id: 3 }]))).toEqual([false, true, false]);
  });

  it('R6-038 R6-039 let every sighting through when none is chosen', () => {
    expect([1, 3, undefined].map((kind) => isWantedKind(kind, []))).toEqual([true, true, true]);
  });
});

describe('the news of a first sighting', () => {
  const DAY = 86_400;

  it.each([
    [undefined, null],
    [DAY, null],
    [3 * DAY - 1, null],
    [3 * DAY, 3],
    [9 * DAY + 3600, 9],
  ])('after %s seconds is %s', (gap, expected) => {
    const last = gap === undefined ? undefined : lions.created_ts - gap;
    expect(firstInDays(lions.created_ts, last)).toBe(expected);
  });

  it('says so in words', () => {
    expect(firstWords({ species: 'lion', first_in_days: 9 })).toBe('First lion in 9 days');
    expect(firstWords({ species: 'lion', first_in_days: null })).toBeUndefined();
  });
});

describe('what staff post', () => {
  it('is cleaned', () => {
    const input = { ...validPost, message: ' By  the <b>water</b>\u202e ' };
    expect(postSightingInput.parse(input)).toEqual({ ...validPost, message: 'By the water' });
    expect(postSightingInput.parse({ stream: 'tau', species: 'lion' })).toEqual({
      stream: 'tau',
      species: 'lion',
      count: null,
      message: '',
    });
  });

  it.each(Object.entries(invalidPosts))('is refused with %s', (_, input) => {
    expect(postSightingInput.safeParse(input).error?.issues).toHaveLength(1);
  });
});

describe('species', () => {
  it('R3-038 a sighting has its keys', () => {
    expect(Object.keys(sightingSchema.parse(lions))).toEqual(
      expect.arrayContaining([
        'id',
        'created_ts',
        'caption',
        'message',
        'stream',
        'avatar',
        'notification_category_id',
      ]),
    );
  });

  it('protects rhino and pangolin, and offers none of them as a filter', () => {
    expect([...SPECIES.keys()].filter(isProtected)).toEqual(['white rhino', 'black rhino', 'pangolin']);
    expect(offeredAnimals(SPECIES).filter((name) => /rhino|pangolin/.test(name))).toEqual([]);
    expect(logbookQuery.safeParse({ species: 'lion' }).success).toBe(true);
    for (const species of ['white rhino', 'black rhino', 'pangolin'])
      expect(logbookQuery.safeParse({ species }).success).toBe(false);
  });

  it('writes who was seen, and how many', () => {
    expect(speciesWords('lion', null, SPECIES)).toBe('Lion');
    expect(speciesWords('lion', 1, SPECIES)).toBe('Lion');
    expect(speciesWords('wild dog', 7, SPECIES)).toBe('7 wild dogs');
    expect(speciesWords('unicorn', 7, SPECIES)).toBe('7 unicorn');
  });

  it('are those that staff have saved, and the protected ones of the code whatever was saved', () => {
    const otter = { name: 'otter', plural: 'otters', scientific: 'Aonyx capensis', category: 5 };
    const lion = { name: 'lion', plural: 'prides', scientific: 'Panthera leo', category: 1 };
    const serval = { name: 'serval', plural: 'servals', scientific: 'Leptailurus serval', category: 9 };
    const rhino = { name: 'white rhino', plural: 'lions', scientific: 'Panthera leo', category: 1 };
    const animals = knownAnimals([otter, lion, { ...serval, hidden: true }, rhino]);
    expect([...animals.keys()].sort()).toEqual([
      'black rhino',
      'lion',
      'otter',
      'pangolin',
      'serval',
      'white rhino',
    ]);
    expect(animals.get('white rhino')?.scientific).toBe('Ceratotherium simum');
    expect(speciesWords('lion', 2, animals)).toBe('2 prides');
    expect(offeredAnimals(animals)).toEqual(['lion', 'otter']);
    expect(offeredAnimals(animals, ['serval', 'pangolin'])).toEqual(['lion', 'otter', 'serval']);
    expect(reportedAnimals(animals)).toEqual(['black rhino', 'lion', 'otter', 'pangolin', 'white rhino']);
    const names = ['otter', 'serval', 'white rhino', 'elephant'];
    expect(names.map((name) => isOffered(animals, name))).toEqual([true, false, false, false]);
    expect(names.map((name) => isShown(animals, name))).toEqual([true, true, false, false]);
    expect(knownAnimals(undefined).size).toBe(49);
  });
});

it('the newest sighting is first, and of one second always the same', () => {
  const [a, b] = [
    { ...lions, id: 'a' },
    { ...lions, id: 'b' },
  ];
  expect(idsOf(newestFirst([minutesAgo(9), a, minutesAgo(1), b]))).toEqual(['m1', 'm9', 'b', 'a']);
  expect(idsOf(newestFirst([b, a]))).toEqual(['b', 'a']);
});
