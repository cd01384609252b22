import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Shelf } from './shelf.ts';

const DIE_AT_RENAME = join(import.meta.dirname, '../../tests/die-at-rename.ts');
const START = Date.UTC(2026, 10, 25, 12);
const WINDOW_MS = 60_000;
let folder: string;
let now: number;

beforeEach(() => {
  now = START;
  folder = mkdtempSync(join(tmpdir(), 'boma-shelf-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => new Shelf(join(folder, 'source'), WINDOW_MS, now);
/** Adds a segment of two seconds that ends now. */
function add(shelf: Shelf, discontinuity = false) {
  const file = join(folder, 'new.ts');
  writeFileSync(file, 'bytes');
  return shelf.add(file, { seconds: 2, startsAt: now - 2000, discontinuity }, now);
}
function film(shelf: Shelf, segments: number): void {
  for (let i = 0; i < segments; i += 1) {
    add(shelf, i === 0);
    now += 2000;
  }
}
const numbers = (shelf: Shelf) => shelf.segments.map(({ sequence }) => sequence - Math.floor(START / 1000));
const files = () => readdirSync(join(folder, 'source')).filter((name) => name.endsWith('.ts'));

it('numbers segments one after another and knows their sizes', () => {
  const shelf = open();
  film(shelf, 3);
  expect(numbers(shelf)).toEqual([0, 1, 2]);
  expect(shelf.newest).toMatchObject({ bytes: 5, seconds: 2 });
});

it('lists by age: what is older than the window leaves, and its file a minute later', () => {
  const shelf = open();
  film(shelf, 3);
  now = START + WINDOW_MS + 1000;
  add(shelf, true);
  expect(numbers(shelf)).toEqual([1, 2, 3]);
  expect(shelf.list.goneDiscontinuities).toBe(1);
  expect(files()).toHaveLength(4);
  now += WINDOW_MS + 60_001;
  add(shelf, true);
  expect(numbers(shelf)).toEqual([4]);
  expect(files()).toHaveLength(1);
});

it('still finds a segment that has just left the list', () => {
  const shelf = open();
  const { sequence } = add(shelf, true);
  now = START + WINDOW_MS + 1000;
  add(shelf);
  expect(shelf.segments.map((each) => each.sequence)).not.toContain(sequence);
  expect(shelf.find(sequence)).toMatch(/\d+\.ts$/);
  expect(shelf.find(sequence - 1)).toBeUndefined();
});

it('goes on with its numbers after a restart, and sweeps what is not listed', () => {
  film(open(), 3);
  writeFileSync(join(folder, 'source', `${Math.floor(START / 1000) + 7}.ts`), 'not stored in the list');
  const again = open();
  expect(numbers(again)).toEqual([0, 1, 2]);
  expect(files()).toHaveLength(3);
  add(again, true);
  // Above the number of the swept file, which a player may have seen.
  expect(numbers(again)).toEqual([0, 1, 2, 8]);
});

/** Adds a segment in a process that is killed while it does so. */
function addAndDie(at: number, when: 'before' | 'after') {
  const file = join(folder, 'new.ts');
  writeFileSync(file, 'bytes');
  const paths = ['--folder', join(folder, 'source'), '--file', file, '--now', String(now)];
  return spawnSync(process.execPath, [DIE_AT_RENAME, ...paths, '--at', String(at), '--when', when]);
}

it.each([
  ['before it has stored the list', 1, 'before', [0, 1]],
  ['between storing the list and moving the file', 1, 'after', [0, 1]],
  ['just before it moves the file', 2, 'before', [0, 1]],
  ['after it has moved the file', 2, 'after', [0, 1, 2]],
] as const)('neither loses nor doubles a number if the gateway is killed %s', (_, at, when, kept) => {
  film(open(), 2);
  expect(addAndDie(at, when).signal).toBe('SIGKILL');
  const again = open();
  expect(numbers(again)).toEqual(kept);
  expect(again.segments.every(({ sequence }) => existsSync(again.path(sequence)))).toBe(true);
  now += 2000;
  add(again, true);
  expect(numbers(again)).toEqual([...kept, kept.length]);
  expect(files()).toHaveLength(kept.length + 1);
});

/** While this folder is there, the list cannot be stored. */
const obstacle = () => join(folder, 'source', 'shelf.json.part');

it('drops a segment that it cannot store, and marks the cut that this makes', () => {
  const shelf = open();
  film(shelf, 1);
  mkdirSync(obstacle());
  expect(() => add(shelf)).toThrow('EISDIR');
  expect(numbers(shelf)).toEqual([0]);
  expect(existsSync(join(folder, 'new.ts'))).toBe(false);
  rmSync(obstacle(), { recursive: true });
  for (let i = 0; i < 2; i += 1) {
    now += 2000;
    add(shelf);
  }
  expect(shelf.segments.map(({ discontinuity }) => discontinuity)).toEqual([true, true, false]);
  expect(numbers(shelf)).toEqual([0, 1, 2]);
});

it('begins with numbers that no player has seen when the disk has lost the list', () => {
  film(open(), 3);
  now += 60_000;
  writeFileSync(join(folder, 'source', 'shelf.json'), '{"next": ');
  const again = open();
  film(again, 1);
  expect(numbers(again)[0]).toBeGreaterThan(3);
});

it('finds the segment that shows a moment', () => {
  const shelf = open();
  film(shelf, 3);
  const [first, second] = shelf.segments;
  expect(shelf.segmentAt(START - 1)).toBe(first);
  expect(shelf.segmentAt(START)).toBe(second);
  expect(shelf.segmentAt(START - 2001)).toBeUndefined();
  expect(shelf.segmentAt(START + 4000)).toBeUndefined();
});

it('moves the dates of the current run only', () => {
  const shelf = open();
  film(shelf, 2);
  now += 30_000;
  film(shelf, 1);
  const before = shelf.segments.map(({ startsAt }) => startsAt);
  const { version } = shelf.list;
  shelf.shift(-700);
  expect(shelf.segments.map(({ startsAt }, at) => startsAt - (before[at] ?? 0))).toEqual([0, 0, -700]);
  expect(shelf.list.version).not.toBe(version);
});

it('never lets a new run begin before the end of the one before', () => {
  const shelf = open();
  film(shelf, 2);
  now -= 1000;
  add(shelf, true);
  expect(shelf.segments.at(-1)?.startsAt).toBe(START + 2000);
});
