import { REEL_MS, REEL_STILLS, REELS_KEPT, reelAt, slotAt } from '@boma/domain/streams/reels.constants.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { systemContext } from '../../functions/src/platform/context.ts';
import { store } from '../../functions/src/platform/store.ts';
import { recordStills } from '../../functions/src/streams/record-stills.ts';
import { call, request } from '../support/api.ts';
import { paidSourcesIn, paidStreams } from '../support/paid-sources.ts';
import { runVerb } from '../support/payments.ts';

const [DEN] = paidStreams;
const reelOf = async (slug: string, reel = reelAt(Date.now())) =>
  (await call('cameraReel', { params: { slug, reel } })).data.stills;
const statusOf = async (slug: string, reel: number) =>
  (await request('cameraReel', { params: { slug, reel } })).status;

/** Makes the next check take stills, also if one was taken in these two minutes. */
async function forgetStills(): Promise<void> {
  const checks = (await store.streamChecks().get()).data();
  const streams = Object.entries(checks?.streams ?? {}).map(
    ([slug, progress]) => [slug, { ...progress, still_slot: 0 }] as const,
  );
  await store.streamChecks().set({ streams: Object.fromEntries(streams) });
}

describe('the day of a camera', () => {
  it('gets a small still of each check that takes one, of a members’ camera too', async () => {
    await forgetStills();
    const before = slotAt(Date.now());
    await runVerb('check-streams');
    for (const slug of ['tau', DEN?.slug ?? '']) {
      const [still] = (await reelOf(slug)).slice(-1);
      expect(Math.floor((still?.ts ?? 0) / 120)).toBeGreaterThanOrEqual(before);
      const { format, width, height } = await sharp(Buffer.from(still?.jpeg ?? '', 'base64')).metadata();
      expect([format, width, height]).toEqual(['jpeg', 384, 216]);
    }
  });

  it('gets one still in two minutes', async () => {
    const slot = slotAt(Date.now());
    await store.cameraReels(`tau.${reelAt(Date.now())}`).delete();
    await runVerb('check-streams');
    // The check before has taken the still of these two minutes, unless they are over now.
    const since = slotAt(Date.now()) - slot;
    expect((await reelOf('tau')).length).toBeLessThanOrEqual(since);
  });

  it('is cached, and says nothing that only members may know', async () => {
    const answer = await request('cameraReel', {
      params: { slug: DEN?.slug ?? '', reel: reelAt(Date.now()) },
    });
    expect(answer.headers.get('cache-control')).toContain('s-maxage=60');
    expect(paidSourcesIn(await answer.text())).toEqual([]);
  });

  it('is kept for 48 hours: older and future half hours are not found, a gap is empty', async () => {
    const now = reelAt(Date.now());
    expect(await statusOf('tau', now - REELS_KEPT)).toBe(404);
    expect(await statusOf('tau', now + 2)).toBe(404);
    expect(await statusOf('no-such-camera', now)).toBe(404);
    expect(await reelOf('tau', now - REELS_KEPT + 2)).toEqual([]);
  });

  it('loses the half hour of two days ago when a new one begins', async () => {
    const reel = reelAt(Date.now()) - 20;
    const old = store.cameraReels(`tembe.${reel - REELS_KEPT}`);
    await old.set({ slug: 'tembe', reel: reel - REELS_KEPT, stills: {}, expires_at: reel * REEL_MS });
    const still = (place: number) => ({ slug: 'tembe', slot: reel * REEL_STILLS + place, jpeg: 'AAAA' });
    const ctx = systemContext();
    await recordStills({ ctx, input: { stills: [still(3)] } });
    expect((await old.get()).exists).toBe(true);
    await recordStills({ ctx, input: { stills: [still(0)] } });
    expect((await old.get()).exists).toBe(false);
    expect((await reelOf('tembe', reel)).map(({ jpeg }) => jpeg)).toEqual(['AAAA', 'AAAA']);
    await store.cameraReels(`tembe.${reel}`).delete();
  });
});
