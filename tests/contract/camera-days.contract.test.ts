import {
  DAY_MARKS,
  PEEKS_KEPT,
  peeksOfSlot,
  REEL_MS,
  REEL_STILLS,
  REELS_KEPT,
  reelAt,
  slotAt,
} from '@boma/domain/streams/reels.constants.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { timestampOf } from '../../functions/src/chat/message-time.ts';
import { systemContext } from '../../functions/src/platform/context.ts';
import { countStore } from '../../functions/src/platform/usage/count-store.ts';
import { takeCounts } from '../../functions/src/platform/usage/counters.ts';
import { recordStills } from '../../functions/src/streams/record-stills.ts';
import { showDay } from '../../functions/src/streams/show-day.ts';
import { call, request } from '../support/api.ts';
import { withoutTriggers } from '../support/background-triggers.ts';
import { eventually } from '../support/eventually.ts';
import { paidSourcesIn, paidStreams } from '../support/paid-sources.ts';
import { runVerb } from '../support/payments.ts';
import { stored } from '../support/stored.ts';

const [DEN] = paidStreams;
const reelOf = async (slug: string, reel = reelAt(Date.now())) =>
  (await call('cameraReel', { params: { slug, reel } })).data.stills;
const statusOf = async (slug: string, reel: number) =>
  (await request('cameraReel', { params: { slug, reel } })).status;

/** Makes the next check take stills, also if one was taken in these two minutes. */
async function forgetStills(): Promise<void> {
  const checks = (await stored.streamChecks().get()).data();
  const streams = Object.entries(checks?.streams ?? {}).map(
    ([slug, progress]) => [slug, { ...progress, still_slot: 0 }] as const,
  );
  await stored.streamChecks().set({ streams: Object.fromEntries(streams) });
}

describe('the day of a camera', () => {
  it('gets a small still of each check that takes one, of a members’ camera too', async () => {
    await forgetStills();
    const [before, reel] = [slotAt(Date.now()), reelAt(Date.now())];
    await runVerb('check-streams');
    for (const slug of ['tau', DEN?.slug ?? '']) {
      // The half hour may end meanwhile.
      const [still] = [...(await reelOf(slug, reel)), ...(await reelOf(slug))].slice(-1);
      expect(Math.floor((still?.ts ?? 0) / 120)).toBeGreaterThanOrEqual(before);
      const { format, width, height } = await sharp(Buffer.from(still?.jpeg ?? '', 'base64')).metadata();
      expect([format, width, height]).toEqual(['jpeg', 384, 216]);
    }
  });

  it('remembers how much moved in it, and keeps a tiny still in ten minutes', async () => {
    const slug = 'tembe';
    const picture = (level: number) =>
      sharp({
        create: { width: 384, height: 216, channels: 3, background: { r: level, g: level, b: level } },
      })
        .jpeg()
        .toBuffer();
    const animal = await sharp(await picture(90))
      .composite([
        {
          input: { create: { width: 40, height: 30, channels: 3, background: 'white' } },
          left: 200,
          top: 100,
        },
      ])
      .jpeg()
      .toBuffer();
    const first = Math.floor(slotAt(Date.now()) / 5) * 5 - 40;
    // The check of each two minutes may take a newer still meanwhile: then older ones are not compared.
    await eventually(async () => {
      await stored.cameraDays(slug).delete();
      await stored.cameraPeeks(`${slug}.${peeksOfSlot(first + 10)}`).delete();
      const motions = [];
      for (let at = 0; at <= 10; at += 1) {
        const jpeg = (at === 10 ? animal : await picture(90 + (at % 3))).toString('base64');
        const taken = { slug, slot: first + at, jpeg };
        motions.push((await recordStills({ ctx: systemContext(), input: { stills: [taken] } })).get(slug));
      }
      expect(motions.slice(7).map((motion) => motion?.moved)).toEqual([0, 0, 0, 100]);
    });
    const { data } = await call('cameraDay', { params: { slug } });
    const at = Math.floor(data.from_ts / 120);
    expect(data.moved.slice(first - at, first + 12 - at)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 100, null]);
    expect(data.gaps[0]).toEqual({ from_ts: data.from_ts, to_ts: first * 120 });
    const peeks = await call('cameraPeeks', { params: { slug, number: peeksOfSlot(first + 10) } });
    const newest = peeks.data.peeks.find(({ ts }) => ts === (first + 10) * 120);
    const { format, width, height } = await sharp(Buffer.from(newest?.webp ?? '', 'base64')).metadata();
    expect([format, width, height]).toEqual(['webp', 160, 90]);
    const still = await call('cameraStill', { params: { slug, slot: first + 10 } });
    expect(still.data.jpeg).toBe(animal.toString('base64'));
    expect((await request('cameraStill', { params: { slug, slot: first + 11 } })).status).toBe(404);
    await stored.cameraDays(slug).delete();
  });

  it('keeps a still that cannot be compared, and compares no older one', async () => {
    const slug = 'tembe';
    const slot = slotAt(Date.now()) - 700;
    const stills = [{ slug, slot, jpeg: 'AAAA' }];
    const picture = await sharp({ create: { width: 384, height: 216, channels: 3, background: 'white' } })
      .jpeg()
      .toBuffer();
    const record = (at: number) =>
      recordStills({
        ctx: systemContext(),
        input: { stills: [{ slug, slot: at, jpeg: picture.toString('base64') }] },
      });
    // The check of each two minutes may take a newer still meanwhile.
    await eventually(async () => {
      await stored.cameraDays(slug).delete();
      expect((await recordStills({ ctx: systemContext(), input: { stills } })).size).toBe(0);
      expect((await call('cameraStill', { params: { slug, slot } })).data.jpeg).toBe('AAAA');
      expect((await record(slot + 2)).get(slug)?.moved).toBe(0);
      expect((await record(slot + 1)).size).toBe(0);
      expect((await stored.cameraDays(slug).get()).data()?.slot).toBe(slot + 2);
    });
    await stored.cameraDays(slug).delete();
  });

  it('has the sightings, photos and moments of the 48 hours as marks', async () => {
    const hourAgo = Math.floor(Date.now() / 1000) - 3600;
    const sighting = {
      id: 'mark-of-the-day',
      created_ts: hourAgo,
      caption: '2 lions',
      message: '',
      stream: { slug: 'tembe' },
      species: 'lion',
      count: 2,
      avatar: '/covers/tembe-sm.jpg',
      notification_category_id: 1,
      first_in_days: null,
    };
    const code = (await stored.streams('tembe').get()).data()?.code ?? '';
    const photo = {
      uid: 'someone',
      author: null,
      title: 'Dust',
      alt: '',
      stream: { code, name: 'Tembe', slug: 'tembe' },
      created_at: (hourAgo - 60) * 1000,
      folder: 'a-folder',
      thumbhash: '',
      view_count: 0,
      featured_at: null,
      described: null,
      species: null,
      film: null,
    };
    const moment = { ...photo, title: null, created_at: (hourAgo + 60) * 1000 };
    const old = { ...photo, created_at: Date.now() - 49 * 3_600_000 };
    const film = { seconds: 30, segments: 8, premium: false };
    const references = ['mark-photo', 'mark-moment', 'mark-old'].map((id) => stored.photos(id));
    const [photoAt, momentAt, oldAt] = references;
    await withoutTriggers(async () => {
      await stored.sightings(sighting.id).set(sighting);
      await photoAt?.set(photo);
      await momentAt?.set({ ...moment, film });
      await oldAt?.set(old);
    });
    countStore();
    takeCounts();
    const data = await showDay({ ctx: systemContext(), input: { slug: 'tembe' } });
    // The camera, its day, and each mark.
    expect(takeCounts().reads).toBe(2 + data.marks.length);
    // With all tiny stills that is no more than the 49 half hours of a day, each of them with the camera.
    expect(2 + 2 * DAY_MARKS + PEEKS_KEPT).toBeLessThanOrEqual(2 * 49);
    const ours = data.marks.filter(({ id }) => id.startsWith('mark-'));
    expect(ours.map(({ kind, id, title, ts }) => [kind, id, title, ts - hourAgo])).toEqual([
      ['photo', 'mark-photo', 'Dust', -60],
      ['sighting', 'mark-of-the-day', '2 lions', 0],
      ['moment', 'mark-moment', '', 60],
    ]);
    await withoutTriggers(async () => {
      await stored.sightings(sighting.id).delete();
      for (const reference of references) await reference.delete();
    });
  });

  it('answers 404 for an unknown camera, and for tiny stills that are not kept', async () => {
    expect((await request('cameraDay', { params: { slug: 'tau' } })).status).toBe(200);
    expect((await request('cameraDay', { params: { slug: 'no-such-camera' } })).status).toBe(404);
    const now = peeksOfSlot(slotAt(Date.now()));
    const peeksAt = async (slug: string, number: number) =>
      (await request('cameraPeeks', { params: { slug, number } })).status;
    expect(await peeksAt('tau', now)).toBe(200);
    expect(await peeksAt('tau', now + 1)).toBe(404);
    expect(await peeksAt('tau', now - 13)).toBe(404);
    expect(await peeksAt('no-such-camera', now)).toBe(404);
  });

  it('gets one still in two minutes', async () => {
    const slot = slotAt(Date.now());
    await runVerb('check-streams');
    await stored.cameraReels(`tau.${reelAt(Date.now())}`).delete();
    await runVerb('check-streams');
    // The first check has taken the still of these two minutes, unless they are over now.
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
    const old = stored.cameraReels(`tembe.${reel - REELS_KEPT}`);
    await old.set({
      slug: 'tembe',
      reel: reel - REELS_KEPT,
      stills: {},
      expires_at: timestampOf((reel * REEL_MS) / 1000),
    });
    const still = (place: number) => ({ slug: 'tembe', slot: reel * REEL_STILLS + place, jpeg: 'AAAA' });
    const ctx = systemContext();
    await recordStills({ ctx, input: { stills: [still(3)] } });
    expect((await old.get()).exists).toBe(true);
    await recordStills({ ctx, input: { stills: [still(0)] } });
    expect((await old.get()).exists).toBe(false);
    expect((await reelOf('tembe', reel)).map(({ jpeg }) => jpeg)).toEqual(['AAAA', 'AAAA']);
    await stored.cameraReels(`tembe.${reel}`).delete();
  });
});
