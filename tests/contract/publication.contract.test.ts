import { collections, singletons } from '@boma/domain/collections.ts';
import { AppError } from '@boma/domain/errors.ts';
import { fullNotice } from '@boma/domain/notifications/notifications.fixtures.ts';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { publishNotices } from '../../functions/src/notifications/publish-notices.ts';
import { systemContext } from '../../functions/src/platform/context.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { publishShowTypes } from '../../functions/src/shows/publish-show-types.ts';
import { saveShowType } from '../../functions/src/shows/save-show-type.ts';
import { publishStreams } from '../../functions/src/streams/publish-streams.ts';
import { saveStream } from '../../functions/src/streams/save-stream.ts';
import { SHOW_TYPES, STREAMS, seedCatalogue } from '../../tools/seed/catalogue.ts';
import { call } from '../support/api.ts';
import { checkStreamsNow, liveSite, publishedStreams, untilSeeded } from '../support/live.ts';
import { stored } from '../support/stored.ts';

const ctx = systemContext();
const guest = {
  id: 9001,
  slug: 'contract-camera',
  name: 'Contract Camera',
  code: 'contract-camera',
  source: { kind: 'hls' as const },
  subscriber_only: false,
  cover: '/covers/tau-sm.jpg',
  lodge_id: null,
  position: 9001,
};
const within = { timeout: 40_000 };

const writtenAt = async (path: string) => (await firestore().doc(path).get()).updateTime?.toMillis();
const publishedSlugs = async () => (await publishedStreams()).streams.map((stream) => stream.slug);

beforeAll(untilSeeded);

afterEach(async () => {
  await stored.streams(guest.slug).delete();
  await stored.streamStatus(guest.slug).delete();
  await vi.waitUntil(async () => !(await publishedSlugs()).includes(guest.slug), within);
});

describe('a camera that is written', () => {
  it('reaches the public copy, the version and the list', async () => {
    const before = await liveSite();
    await saveStream({ ctx, input: guest });
    await expect.poll(publishedSlugs, within).toContain(guest.slug);
    await expect
      .poll(async () => (await liveSite()).versions.streams, within)
      .toBe(before.versions.streams + 1);
    expect((await publishedStreams()).version).toBe(before.versions.streams + 1);
    await expect
      .poll(async () => (await call('listStreams')).data.map((stream) => stream.slug), within)
      .toContain(guest.slug);
    expect((await liveSite()).versions.show_types).toBe(before.versions.show_types);
  });

  it('raises the version once per change, however often the event arrives', async () => {
    await saveStream({ ctx, input: guest });
    await expect.poll(publishedSlugs, within).toContain(guest.slug);
    const settled = await publishedStreams();
    const copyAt = await writtenAt(singletons.publishedStreams);
    await Promise.all([publishStreams({ ctx }), publishStreams({ ctx }), publishStreams({ ctx })]);
    await publishStreams({ ctx });
    expect(await publishedStreams()).toEqual(settled);
    expect(await writtenAt(singletons.publishedStreams)).toBe(copyAt);
  });

  it('appears in live/site when it goes on the air, without a new version', async () => {
    // Every check finds a YouTube camera live, so a concurrent check agrees.
    const source = { kind: 'youtube' as const, youtube_id: 'contract-01' };
    await saveStream({ ctx, input: { ...guest, source } });
    await expect.poll(publishedSlugs, within).toContain(guest.slug);
    const { versions } = await liveSite();
    await checkStreamsNow();
    await expect.poll(async () => (await liveSite()).live, within).toContain(guest.slug);
    expect((await liveSite()).versions).toEqual(versions);
    const copied = async () =>
      (await publishedStreams()).streams.find(({ slug }) => slug === guest.slug)?.live;
    await expect.poll(copied, within).toBe(true);
  });

  it('is refused with every problem, and when its id is taken', async () => {
    await expect(saveStream({ ctx, input: { ...guest, name: '', position: -1 } })).rejects.toMatchObject({
      code: 'invalid-input',
      details: { errors: { name: [expect.any(String)], position: [expect.any(String)] } },
    });
    await expect(saveStream({ ctx, input: { ...guest, id: 1 } })).rejects.toThrow(new AppError('conflict'));
  });
});

describe('a malformed document', () => {
  const broken = firestore().doc(`${collections.streams}/contract-broken`);
  const published = async () => (await publishedStreams()).streams.map(({ live: _live, ...rest }) => rest);

  afterEach(async () => {
    await broken.delete();
    await stored.streamStatus('contract-broken').delete();
  });

  it('removes only its own camera', async () => {
    const seeded = await published();
    expect(seeded.map(({ slug }) => slug)).toEqual(STREAMS.map(({ slug }) => slug));
    await broken.set({ ...guest, slug: 'contract-broken', id: 9002, name: 7, lodge_id: 1 });
    await firestore().doc(`${collections.streamStatus}/contract-broken`).set({ live: 'perhaps' });

    await saveStream({ ctx, input: { ...guest, lodge_id: 1 } });
    await expect.poll(publishedSlugs, within).toContain(guest.slug);
    expect((await published()).slice(0, seeded.length)).toEqual(seeded);
    expect(await publishedSlugs()).toHaveLength(seeded.length + 1);

    await checkStreamsNow();
    const { data } = await call('listLodgeStreams', { params: { id: 1 } });
    const ofLodge = data.streams.map(({ slug }) => slug);
    expect(ofLodge).toContain(guest.slug);
    expect(ofLodge).not.toContain('contract-broken');
  });

  it("is rewritten by the next check if it is a camera's status", async () => {
    const status = firestore().doc(`${collections.streamStatus}/ridge`);
    await status.set({ live: 'perhaps' });
    const liveAfterCheck = async () => {
      await checkStreamsNow();
      return (await status.get()).data()?.live;
    };
    await expect.poll(liveAfterCheck, within).toBe(true);
  });
});

describe('a show type that is written', () => {
  it('raises its version once per change', async () => {
    const [first] = SHOW_TYPES;
    if (!first) throw new Error('The seed has no show type.');
    const before = (await liveSite()).versions;
    await saveShowType({ ctx, input: { ...first, title: 'Ranger Show at dawn' } });
    await expect.poll(async () => (await liveSite()).versions.show_types, within).toBe(before.show_types + 1);
    await Promise.all([publishShowTypes({ ctx }), publishShowTypes({ ctx })]);
    expect((await liveSite()).versions.show_types).toBe(before.show_types + 1);
    await saveShowType({ ctx, input: first });
    await expect.poll(async () => (await liveSite()).versions.show_types, within).toBe(before.show_types + 2);
    expect((await liveSite()).versions.streams).toBe(before.streams);
  });
});

describe('a publication after one by a process with a fast clock', () => {
  const site = stored.liveSite();

  it.each([
    ['streams', publishStreams, { live: ['no-such-camera'] }],
    ['show types', publishShowTypes, {}],
    ['notices', publishNotices, { notices: [fullNotice] }],
  ])('has a later time, because pages drop older ones (%s)', async (_, publish, stale) => {
    const ahead = Date.now() + 60_000;
    // In one batch: a trigger in between would leave nothing to publish.
    const batch = firestore().batch();
    batch.update(site, { ...stale, updated_at: ahead });
    if (publish === publishShowTypes) batch.delete(stored.publishedShowTypes());
    await batch.commit();
    await publish({ ctx });
    expect((await liveSite()).updated_at).toBeGreaterThan(ahead);
  });
});

describe('the seed', () => {
  it('writes nothing the second time', async () => {
    const paths = STREAMS.map((stream) => `${collections.streams}/${stream.slug}`);
    await seedCatalogue();
    const before = await Promise.all(paths.map(writtenAt));
    await seedCatalogue();
    expect(await Promise.all(paths.map(writtenAt))).toEqual(before);
  });
});
