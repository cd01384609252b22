import type { CameraDayView } from '@boma/domain/streams/camera-days.schema.ts';
import type { PlaceView } from '@boma/domain/streams/place.schema.ts';
import { expect, it } from 'vitest';
import { dayOf, firstOf, hourMarks, lightStretches, marksNear, spokenSlot, timeOf } from './day-words.ts';

const MINUTES_2 = 120_000;
/** Noon at camp. */
const NOW = Date.UTC(2026, 1, 3, 10);
const LAST = NOW / MINUTES_2 - 1;
const FIRST = LAST - 1439;
const place: PlaceView = {
  name: 'Tshukudu Plains',
  country: 'South Africa',
  habitat: 'savannah',
  coordinates: null,
  sun_at: { latitude: -24.3, longitude: 31.1 },
};
const moved = Array.from({ length: 1440 }, (_, at) => (at === 10 ? null : at === 11 ? 80 : 0));
const day: CameraDayView = {
  from_ts: (FIRST * MINUTES_2) / 1000,
  moved,
  gaps: [],
  marks: [
    {
      kind: 'sighting',
      id: 'a',
      ts: ((FIRST + 11) * MINUTES_2) / 1000 + 30,
      title: '2 lions',
      picture: '/a',
    },
    { kind: 'moment', id: 'b', ts: ((FIRST + 14) * MINUTES_2) / 1000, title: '', picture: '/b' },
  ],
};
const spoken = (slot: number) => spokenSlot({ day, place, slot, now: NOW });

it('says the day, the time, the light, how much moves, and what happened', () => {
  expect(firstOf(day)).toBe(FIRST);
  expect(spoken(FIRST)).toBe('Sunday, 12:00 PM, day, all quiet');
  expect(spoken(FIRST + 10)).toBe('Sunday, 12:20 PM, day, no still');
  expect(spoken(FIRST + 11)).toBe('Sunday, 12:22 PM, day, much moves. Sighting: 2 lions');
  expect(spoken(FIRST + 14)).toBe('Sunday, 12:28 PM, day, all quiet. Moment: Untitled');
  expect(spoken(LAST - 350)).toBe('Today, 12:18 AM, night, all quiet');
  expect(dayOf(LAST - 400, NOW)).toBe('Yesterday');
});

it('finds the marks around a time', () => {
  expect(marksNear(day.marks, FIRST + 12, 1).map(({ id }) => id)).toEqual(['a']);
  expect(marksNear(day.marks, FIRST + 12, 2).map(({ id }) => id)).toEqual(['a', 'b']);
});

it('knows the light of the 48 hours by the sun: two nights, and no hole between two stretches', () => {
  const stretches = lightStretches(place, FIRST);
  expect(stretches.map(({ light }) => light)).toEqual(
    'day dusk night dawn day dusk night dawn day'.split(' '),
  );
  expect(stretches.every(({ from }, at) => from === (stretches[at - 1]?.to ?? 0))).toBe(true);
});

it('names the full hours at camp', () => {
  const marks = hourMarks(FIRST, LAST + 1, 6);
  expect(marks.map(({ label }) => label)).toEqual(
    '12 PM,6 PM,12 AM,6 AM,12 PM,6 PM,12 AM,6 AM,12 PM'.split(','),
  );
  expect(timeOf(marks[1]?.slot ?? 0)).toBe('6:00 PM');
  expect(hourMarks(FIRST, FIRST + 30, 0.5).map(({ label }) => label)).toEqual(['12 PM', '12:30 PM', '1 PM']);
});
