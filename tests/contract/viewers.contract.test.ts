import { describe, expect, it } from 'vitest';
import { call } from '../support/api.ts';
import { checkStreamsNow, liveSite } from '../support/live.ts';
import { openPlayer, type Player } from '../support/players.ts';

const within = { timeout: 40_000, interval: 1000 };

async function viewersAfterCheck() {
  await checkStreamsNow();
  return (await liveSite()).viewers;
}

/** The media server counts a player once it has read its playlist twice. */
async function watch(players: readonly Player[]): Promise<void> {
  for (const _ of [1, 2]) await Promise.all(players.map((player) => player.read()));
}

/** A player that a busy machine lets wait for too long is not counted any more, so all read again before each check. */
async function viewersWhile(players: readonly Player[]) {
  await watch(players);
  return viewersAfterCheck();
}

const open = (code: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => openPlayer(code)));

describe('the viewers of now', () => {
  it('are published per camera and in all', async () => {
    await expect.poll(async () => (await viewersAfterCheck())?.all, within).toBe(0);
    const players = [...(await open('nkorho', 12)), ...(await open('rosies-pan', 8))];
    await expect
      .poll(() => viewersWhile(players), within)
      .toMatchObject({
        all: 20,
        cameras: { nkorho: 12, 'rosies-pan': 8, 'cat-eye': 0 },
      });
    expect((await call('live')).data.viewers).toEqual((await liveSite()).viewers);
  });

  it('are rounded from a hundred on', async () => {
    const players = await open('tembe', 104);
    await expect.poll(() => viewersWhile(players), within).toMatchObject({ cameras: { tembe: 100 } });
  });

  it('are unknown for a camera whose players the media server cannot count', async () => {
    expect(Object.keys((await viewersAfterCheck())?.cameras ?? {})).not.toContain('ridge');
  });

  it('are none once they have gone, because the checks, which read every playlist, are not counted', async () => {
    // The viewers of the tests above.
    await expect.poll(viewersAfterCheck, within).toMatchObject({ all: 0, cameras: { nkorho: 0, tembe: 0 } });
    for (const _ of [1, 2, 3]) await checkStreamsNow();
    expect((await liveSite()).viewers?.all).toBe(0);
  });

  it('cost no write while they do not change', async () => {
    await expect.poll(async () => (await viewersAfterCheck())?.all, within).toBe(0);
    const writes = async () => {
      const before = (await liveSite()).updated_at;
      for (const _ of [1, 2, 3]) await checkStreamsNow();
      return (await liveSite()).updated_at - before;
    };
    await expect.poll(writes, within).toBe(0);
  });
});
