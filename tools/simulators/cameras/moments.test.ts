import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RunningServer } from '../listen-locally.ts';
import { startCameras } from './server.ts';

/** Segments of four seconds begin at whole multiples of four: the newest complete one ended a second ago. */
const NOW = Date.UTC(2026, 10, 21, 12, 5, 9);
const NEWEST_END = NOW - 1000;

let now = NOW;
let cameras: RunningServer;
const still = (more: string) =>
  fetch(`${cameras.url}/thumbnail?application=boma&streamname=tau&size=1280x720&format=jpeg${more}`);
const pixels = async (more: string) => Buffer.from(await (await still(more)).arrayBuffer());
async function status(more: string): Promise<number> {
  const response = await still(more);
  await response.arrayBuffer();
  return response.status;
}

beforeEach(async () => {
  now = NOW;
  cameras = await startCameras({ port: 0, secret: 'a secret', now: () => now });
});
afterEach(() => cameras.close());

it('shows at a moment in the window what was the newest still then', async () => {
  const at = NOW - 60_000;
  const [newest, seen] = [await pixels(''), await pixels(`&at=${at}`)];
  expect(seen.equals(newest)).toBe(false);
  now = at;
  expect(seen.equals(await pixels(''))).toBe(true);
});

it('has no still of a moment outside of the window', async () => {
  expect(await status(`&at=${NEWEST_END - 1}`)).toBe(200);
  expect(await status(`&at=${NEWEST_END}`)).toBe(404);
  expect(await status(`&at=${NEWEST_END - 240_000}`)).toBe(200);
  expect(await status(`&at=${NEWEST_END - 240_001}`)).toBe(404);
});
