import { type LiveSite, liveSiteSchema } from '@boma/domain/live/live.schema.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { checkStreams } from '../../functions/src/streams/check-streams.ts';
import { seedCatalogue } from '../../tools/seed/catalogue.ts';
import { startCameras } from '../../tools/simulators/cameras/server.ts';
import type { RunningServer } from '../../tools/simulators/listen-locally.ts';
import { openPlayer, type Player } from '../support/players.ts';
import { stored } from '../support/stored.ts';
import { contextAt } from '../support/verb-context.ts';

const PLAYERS = 500;
const MINUTES = 5;
const SECOND = 1000;
/** A player reads its playlist at this interval. */
const READS_EVERY = 4;
/** Free cameras, the first the most popular: half of the players watch it, half of the others the next, and so on. */
const POPULAR = ['tau', 'tembe', 'nkorho', 'naledi-dam', 'olifants-river'] as const;
/** Of a hundred players, how many close their page in a second. Another one opens it, often at another camera. */
const LEAVE_PER_HUNDRED = 0.5;

/** A project of its own: there no ticker and no trigger writes `live/site`. The clock of this file moves. */
vi.hoisted(() => {
  process.env.GCLOUD_PROJECT = 'demo-boma-viewers';
  process.env.PLAYBACK_SECRET = 'secret-of-the-viewers-test';
  process.env.MEDIA_APPLICATION = 'boma';
});

let now = Date.UTC(2026, 10, 22, 12);
let cameras: RunningServer;

beforeAll(async () => {
  cameras = await startCameras({ port: 0, secret: process.env.PLAYBACK_SECRET ?? '', now: () => now });
  process.env.MEDIA_SERVER = cameras.url;
  await seedCatalogue();
  await stored.liveSite().delete();
});
afterAll(() => cameras.close());

interface Watching {
  readonly camera: string;
  readonly player: Player;
  /** The second of its interval in which it reads. */
  readonly phase: number;
}

/** The same on every run. */
let seed = 20_261_122;
function random(): number {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
}

async function openOne(second: number): Promise<Watching> {
  const popularity = Math.min(Math.floor(-Math.log2(1 - random())), POPULAR.length - 1);
  const camera = POPULAR[popularity] ?? 'tau';
  return { camera, player: await openPlayer(camera, cameras.url), phase: second % READS_EVERY };
}

/** One second: some players leave and others come, and a quarter reads its playlist. */
async function passSecond(crowd: Watching[], second: number): Promise<void> {
  now += SECOND;
  for (let index = 0; index < crowd.length; index += 1)
    if (random() * 100 < LEAVE_PER_HUNDRED) crowd[index] = await openOne(second + 1);
  const reading = crowd.filter(({ phase }) => phase === second % READS_EVERY);
  await Promise.all(reading.map(({ player }) => player.read()));
}

/** The site as it is stored, and when it was written: this proves whether a check wrote. */
async function published(): Promise<{ site: LiveSite; writtenAt: number }> {
  const document = await stored.liveSite().get();
  return { site: liveSiteSchema.parse(document.data()), writtenAt: document.updateTime?.toMillis() ?? 0 };
}

const off = (told: number, truth: number) => Math.abs(told - truth) / truth;

it('tells the viewers of 500 players for five minutes, within 10 % and with one write a minute at most', {
  timeout: 600_000,
}, async () => {
  const writes = new Set<number>();
  const stop = stored
    .liveSite()
    .onSnapshot(({ updateTime }) => updateTime && writes.add(updateTime.toMillis()));
  const crowd = await Promise.all(Array.from({ length: PLAYERS }, (_, index) => openOne(index)));
  const figures: object[] = [];
  for (let second = 1; second <= MINUTES * 60; second += 1) {
    await passSecond(crowd, second);
    if (second % 60 !== 0) continue;
    await checkStreams({ ctx: contextAt({ real: now }) });
    const { site, writtenAt } = await published();
    writes.add(writtenAt);
    const { viewers } = site;
    const onTau = crowd.filter(({ camera }) => camera === 'tau').length;
    figures.push({ minute: second / 60, all: viewers?.all, tau: viewers?.cameras.tau, onTau });
    expect(off(viewers?.all ?? 0, PLAYERS)).toBeLessThanOrEqual(0.1);
    expect(off(viewers?.cameras.tau ?? 0, onTau)).toBeLessThanOrEqual(0.1);
  }
  stop();
  console.table(figures);
  console.log(`live/site was written ${writes.size} times in ${MINUTES} minutes.`);
  expect(writes.size).toBeLessThanOrEqual(MINUTES);
});

it('writes nothing while the rounded figures stay the same, and 0 once all have gone', async () => {
  now += 60 * SECOND;
  await checkStreams({ ctx: contextAt({ real: now }) });
  const empty = await published();
  expect(empty.site.viewers).toMatchObject({ all: 0, cameras: { tau: 0 } });
  for (const _ of [1, 2, 3]) {
    now += 60 * SECOND;
    await checkStreams({ ctx: contextAt({ real: now }) });
  }
  expect((await published()).writtenAt).toBe(empty.writtenAt);
});
