import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Output } from './outputs.ts';
import { Rack } from './rack.ts';

const original: Output = { name: 'source', width: 1280, height: 720, codec: 'avc1.4d401f', kbps: undefined };
const small: Output = { name: '360p', width: 640, height: 360, codec: 'avc1.4d401f', kbps: 400 };
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'boma-rack-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => new Rack(folder, 60_000);
/** Adds a segment of two seconds that ends now. */
function add(rack: Rack, output: number, bytes: number): void {
  const file = join(folder, 'new.ts');
  writeFileSync(file, 'x'.repeat(bytes));
  const now = Date.now();
  rack.at(output)?.shelf.add(file, { seconds: 2, startsAt: now - 2000, discontinuity: false }, now);
}

it('lists the renditions that have segments, with their rates', () => {
  const rack = open();
  rack.open([original, small], true);
  expect([rack.renditions(), rack.edge]).toEqual([[], 0]);
  add(rack, 0, 1000);
  add(rack, 0, 3000);
  const { name, width, height } = original;
  expect(rack.renditions()).toEqual([
    { name, width, height, codecs: 'avc1.4d401f,mp4a.40.2', peak: 12_000, average: 8000 },
  ]);
});

it('has after a restart what it had before it, until it is opened for something else', () => {
  const before = open();
  before.open([original, small], false);
  add(before, 0, 1000);
  add(before, 1, 100);
  const after = open();
  expect(after.renditions()).toEqual(before.renditions());
  expect(after.edge).toBe(before.edge);
  expect(after.list('360p')?.segments).toEqual(before.list('360p')?.segments);
  after.open([original], false);
  expect(after.renditions().map(({ name }) => name)).toEqual(['source']);
  expect(
    open()
      .renditions()
      .map(({ name }) => name),
  ).toEqual(['source']);
});
