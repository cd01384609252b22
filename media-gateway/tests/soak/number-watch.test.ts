import type { MediaPlaylist } from '@boma/domain/streams/playlist.ts';
import { expect, it } from 'vitest';
import { NumberWatch } from './number-watch.ts';

const NOON = Date.UTC(2026, 10, 27, 12);

/** A playlist of segments of two seconds; `later` moves one by milliseconds. */
function listOf(numbers: readonly number[], later: Readonly<Record<number, number>> = {}): MediaPlaylist {
  const segments = numbers.map((number) => ({
    uri: `${number}.ts`,
    number,
    seconds: 2,
    date: NOON + number * 2000 + (later[number] ?? 0),
    isCut: false,
    isGap: false,
    isWhole: true,
  }));
  return { kind: 'media', targetSeconds: 2, isFinished: false, segments };
}

it('finds nothing where numbers and times go on', () => {
  const watch = new NumberWatch('tau', 120_000);
  expect(watch.read(listOf([1, 2, 3]), NOON)).toEqual([]);
  expect(watch.read(listOf([3, 4, 5]), NOON)).toEqual([]);
  expect(watch.read(listOf([6, 7]), NOON)).toEqual([]);
});

it('finds a gap inside of a playlist, and between two', () => {
  const watch = new NumberWatch('tau', 120_000);
  expect(watch.read(listOf([1, 3]), NOON)).toContain('tau: 1 is followed by 3');
  expect(watch.read(listOf([5, 6]), NOON)).toEqual(['tau: numbers jumped from 3 to 5']);
});

it('takes a list in which all is new for right after a long outage', () => {
  const watch = new NumberWatch('tau', 120_000);
  watch.read(listOf([1, 2]), NOON);
  expect(watch.read(listOf([5, 6]), NOON + 120_000)).toEqual([]);
});

it('finds numbers that begin anew, and a number with two segments', () => {
  const watch = new NumberWatch('tau', 120_000);
  watch.read(listOf([4, 5]), NOON);
  expect(watch.read(listOf([3, 4]), NOON)).toEqual(['tau: the newest number went back from 5 to 4']);
  expect(watch.readSegment(4, Buffer.from('a lion'))).toEqual([]);
  expect(watch.readSegment(4, Buffer.from('a lion'))).toEqual([]);
  expect(watch.readSegment(4, Buffer.from('a zebra'))).toEqual(['tau: 4 was used for two segments']);
  expect(watch.count).toBe(1);
});

it('finds pictures that are shown twice, and a hole that nothing announces', () => {
  const watch = new NumberWatch('tau', 120_000);
  expect(watch.read(listOf([1, 2, 3], { 3: -800 }), NOON)).toEqual([
    'tau: 3 shows 800 ms again that 2 has shown',
  ]);
  expect(watch.read(listOf([4, 5, 6], { 6: 9000 }), NOON)).toEqual([
    'tau: 9000 ms are missing before 6, and no discontinuity says so',
  ]);
});
