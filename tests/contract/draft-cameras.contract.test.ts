import { NO_ALERTS } from '@boma/domain/alerts/alert-settings.schema.ts';
import { peeksOfSlot, reelAt, slotAt } from '@boma/domain/streams/reels.constants.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { announceDown, announceHealth } from '../../functions/src/alerts/announce-duties.ts';
import { timestampOf } from '../../functions/src/chat/message-time.ts';
import { publishStreams } from '../../functions/src/streams/publish-streams.ts';
import { saveStream } from '../../functions/src/streams/save-stream.ts';
import { call, request } from '../support/api.ts';
import { checkStreamsNow, publishedStreams } from '../support/live.ts';
import { registerStaff, registerViewer, type Viewer } from '../support/people/viewers.ts';
import { cameraFor, deleteCatalogueOf, newSlugFor } from '../support/staff-catalogue.ts';
import { stored } from '../support/stored.ts';
import { contextAt } from '../support/verb-context.ts';
import { deleteTestVideos, videoForm } from '../support/videos.ts';

const MARK = 'draft-camera';
const newSlug = newSlugFor(MARK);
const DAY = 86_400_000;
let staff: Viewer;
let viewer: Viewer;

beforeAll(async () => {
  staff = await registerStaff('zoomie');
  viewer = await registerViewer();
});
afterAll(() => Promise.all([deleteCatalogueOf(MARK), deleteTestVideos()]));

const listed = async (slug: string) =>
  (await call('listCameras', { token: staff.token })).data.cameras.find(({ camera }) => camera.slug === slug);
const formOf = (slug: string, publish?: object) =>
  cameraFor(slug, {
    source: { kind: 'hls' },
    chat: `chat-${slug}`,
    lodge_id: 1,
    ...(publish && { publish }),
  });
const save = async (slug: string, publish?: object) =>
  request('saveCamera', {
    token: staff.token,
    body: { version: (await listed(slug))?.version ?? null, camera: formOf(slug, publish) },
  });
const published = async () => (await publishedStreams()).streams.map(({ slug }) => slug);

/** Whether each reader that is not of the staff area has the camera: true or false for lists, else the status. */
async function seen(slug: string) {
  const { camera } = (await listed(slug)) ?? {};
  const { token } = viewer;
  const now = Date.now();
  const status = async (answer: Promise<Response>) => (await answer).status;
  return {
    copy: (await published()).includes(slug),
    list: (await call('listStreams')).data.some((stream) => stream.slug === slug),
    lodge: (await call('listLodgeStreams', { params: { id: 1 } })).data.streams.some(
      (stream) => stream.slug === slug,
    ),
    playback: await status(request('streamPlayback', { params: { id: camera?.id ?? 0 } })),
    day: await status(request('cameraDay', { params: { slug } })),
    reel: await status(request('cameraReel', { params: { slug, reel: reelAt(now) } })),
    peeks: await status(request('cameraPeeks', { params: { slug, number: peeksOfSlot(slotAt(now)) } })),
    best: await status(request('bestTimes', { query: { camera: slug } })),
    chat: await status(request('showTail', { params: { chat: `chat-${slug}` } })),
    video: await status(request('addVideo', { token: staff.token, body: videoForm({ camera: slug }) })),
    alerts: await status(request('saveAlerts', { token, body: { ...NO_ALERTS, cameras: [slug] } })),
  };
}

const everywhere = {
  copy: true,
  list: true,
  lodge: true,
  playback: 200,
  day: 200,
  reel: 200,
  peeks: 200,
  best: 200,
  chat: 200,
  video: 200,
  alerts: 200,
};
const nowhere = {
  copy: false,
  list: false,
  lodge: false,
  playback: 404,
  day: 404,
  reel: 404,
  peeks: 404,
  best: 404,
  chat: 404,
  video: 422,
  alerts: 422,
};
const within = { timeout: 60_000 };

it('is public unless staff say otherwise', async () => {
  const slug = newSlug();
  await save(slug);
  await expect.poll(() => seen(slug), within).toEqual(everywhere);
  expect((await listed(slug))?.camera.public_at).toBeUndefined();
});

it('is a draft that staff alone see, until it is published', async () => {
  const slug = newSlug();
  await save(slug, { kind: 'draft' });
  expect((await listed(slug))?.camera.public_at).toBeNull();
  expect(await seen(slug)).toEqual(nowhere);
  const sighting = { stream: slug, species: 'lion' };
  const post = () => request('postSighting', { token: staff.token, body: sighting });
  expect((await post()).status).toBe(404);
  // A change of something else leaves it a draft.
  await save(slug);
  expect(await published()).not.toContain(slug);
  await save(slug, { kind: 'now' });
  await expect.poll(() => seen(slug), within).toEqual(everywhere);
});

it('goes back to draft', async () => {
  const slug = newSlug();
  await save(slug);
  await expect.poll(() => seen(slug), within).toEqual(everywhere);
  // The viewer has chosen it already, and keeps it: only a new choice is refused.
  await request('saveAlerts', { token: viewer.token, body: NO_ALERTS });
  await save(slug, { kind: 'draft' });
  await expect.poll(() => seen(slug), within).toEqual(nowhere);
});

it('stays a draft when a file saves it that says nothing of it', async () => {
  const slug = newSlug();
  await save(slug, { kind: 'draft' });
  const { public_at, ...camera } = (await listed(slug))?.camera ?? {};
  expect(public_at).toBeNull();
  const ctx = contextAt({ uid: staff.uid });
  await saveStream({ ctx, input: { ...camera, name: 'Khaya' } as Parameters<typeof saveStream>[0]['input'] });
  expect((await listed(slug))?.camera).toMatchObject({ name: 'Khaya', public_at: null });
});

it('comes by itself at its time', async () => {
  const slug = newSlug();
  const at = Date.now() + DAY;
  await save(slug, { kind: 'later', at });
  expect(await seen(slug)).toEqual(nowhere);
  const publishAt = (real: number) => publishStreams({ ctx: contextAt({ uid: staff.uid, real }) });
  // Any other event publishes the cameras of now, so each time is tried until it was read in between.
  const publishedAt = async (real: number) => {
    await publishAt(real);
    return (await published()).includes(slug);
  };
  await expect.poll(() => publishedAt(at), within).toBe(true);
  await expect.poll(() => publishedAt(at - 1), within).toBe(false);
  const past = await save(slug, { kind: 'later', at: Date.now() - DAY });
  expect(past.status).toBe(422);
  expect(await past.json()).toMatchObject({ errors: { 'camera.publish.at': ['Choose a time to come.'] } });
});

it('is checked, but raises no alarm while it is a draft', async () => {
  const slug = newSlug();
  const outage = stored.streamOutages(`${slug}.1`);
  const eventsOf = async () =>
    (await stored.alertEvents.all().get()).docs.map(({ id }) => id).filter((id) => id.includes(slug));
  const began_at = Date.now() - 5 * 60_000;
  await save(slug, { kind: 'draft' });
  await outage.set({ slug, began_at, ended_at: null, expires_at: timestampOf((Date.now() + DAY) / 1000) });
  try {
    // A check stores nothing if another one, which began before the camera was there, ends during it.
    const foundLive = async () => {
      await checkStreamsNow();
      return (await listed(slug))?.check?.live;
    };
    await expect.poll(foundLive, within).toBe(false);
    const ctx = contextAt({ uid: staff.uid, real: Date.now() });
    await announceDown({ ctx });
    await announceHealth({ ctx });
    expect(await eventsOf()).toEqual([]);
    const { data } = await call('showDesk', { token: staff.token });
    expect(data.off_air.map((each) => each.slug)).not.toContain(slug);
    // The same outage of a camera that viewers see is told to staff on call.
    await save(slug, { kind: 'now' });
    await announceDown({ ctx });
    expect(await eventsOf()).toHaveLength(1);
  } finally {
    await outage.delete();
  }
});
