import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RunningServer } from '../listen-locally.ts';
import { readSegment, takesOf } from './library.ts';
import { startCameras } from './server.ts';

const AFTERNOON = Date.UTC(2026, 10, 21, 12, 5, 9);
const STILL = '/thumbnail?application=boma&streamname=tau&size=640x360&format=jpeg';

let now = AFTERNOON;
let cameras: RunningServer;

const start = (campShift = 0) => startCameras({ port: 0, secret: 'secret', now: () => now, campShift });
const get = (path: string) => fetch(`${cameras.url}${path}`);
const text = async (path: string) => (await get(path)).text();
const addresses = (playlist: string) => playlist.split('\n').filter((line) => line && !line.startsWith('#'));

beforeEach(async () => {
  now = AFTERNOON;
  cameras = await start();
});

afterEach(() => cameras.close());

const HOUR = 3_600_000;
/** 18:51 at camp: night began at Tau three minutes ago, so the list holds both lights. */
const AFTER_NIGHTFALL = Date.UTC(2026, 10, 21, 16, 51, 0);

/** The light of each listed segment of Tau, found by its bytes. */
async function lightsOfTau(list: string): Promise<string[]> {
  const found: string[] = [];
  for (const name of addresses(list)) {
    const bytes = Buffer.from(await (await get(`/boma/tau/270p/${name}`)).arrayBuffer());
    const index = Number.parseInt(name, 10) % 8;
    const light = (
      await Promise.all(
        takesOf('tau').map(async (each) => {
          const segment = await readSegment({ code: 'tau', light: each }, '270p', index);
          return segment.equals(bytes) ? each : undefined;
        }),
      )
    ).find((each) => each !== undefined);
    found.push(light ?? 'none');
  }
  return found;
}

it('changes where the loop begins again, behind a discontinuity, while the dates keep real time', async () => {
  now = AFTER_NIGHTFALL;
  const list = await text('/boma/tau/270p/chunks.m3u8');
  const lights = await lightsOfTau(list);
  expect([...new Set(lights)]).toEqual(['dusk', 'night']);
  const lines = list.split('\n');
  const first = addresses(list)[lights.indexOf('night')] ?? '';
  const at = lines.indexOf(first);
  expect(lines[at - 3]).toBe('#EXT-X-DISCONTINUITY');
  const date = Date.parse((lines[at - 2] ?? '').replace('#EXT-X-PROGRAM-DATE-TIME:', ''));
  const nightfall = AFTER_NIGHTFALL - 3 * 60_000;
  expect(Math.abs(date - nightfall)).toBeLessThan(60_000);
});

it('follows a shifted camp clock in pictures and stamps, not in sequences or dates', async () => {
  const real = await text('/boma/tau/270p/chunks.m3u8');
  const byDay = Buffer.from(await (await get(STILL)).arrayBuffer());
  expect([...new Set(await lightsOfTau(real))]).toEqual(['day']);
  await cameras.close();
  cameras = await start(8 * HOUR);
  expect(await text('/boma/tau/270p/chunks.m3u8')).toBe(real);
  expect([...new Set(await lightsOfTau(real))]).toEqual(['night']);
  const byNight = Buffer.from(await (await get(STILL)).arrayBuffer());
  const [day, night] = await Promise.all([byDay, byNight].map((jpeg) => sharp(jpeg).stats()));
  expect(night?.channels[0]?.mean).toBeLessThan((day?.channels[0]?.mean ?? 0) / 2);
});
