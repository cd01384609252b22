import { listVideosInput } from '@boma/domain/videos/videos.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listVideos } from '../../functions/src/videos/list-videos.ts';
import { call, request } from '../support/api.ts';
import { registerStaff, type Viewer } from '../support/people/viewers.ts';
import { contextAt } from '../support/verb-context.ts';
import { deleteTestVideos, newVideo, videoForm } from '../support/videos.ts';

const DAY = 86_400_000;
let staff: Viewer;

beforeAll(async () => {
  staff = await registerStaff('zoomie');
});
afterAll(deleteTestVideos);

const add = (publish: object) =>
  call('addVideo', { token: staff.token, body: videoForm({ publish }) }).then(({ data }) => data);
const openedBy = async (id: number) => (await call('listVideos', { body: { filters: { id } } })).data;
/** Whether viewers see it: in a list, by its number, and its recording. */
async function seen(id: number) {
  const listed = (await call('listVideos', { body: { per_page: 50 } })).data.map((video) => video.id);
  const signed = await request('videoPlayback', { params: { id } });
  return [listed.includes(id), (await openedBy(id)).length, signed.status];
}
const rowsOf = async (id: number) =>
  (await call('listStaffVideos', { token: staff.token })).data.videos.flatMap(({ video }, at) =>
    video.id === id ? [{ at, created_at: video.created_at }] : [],
  );

it('is seen at once unless staff say otherwise', async () => {
  const { data } = await call('addVideo', { token: staff.token, body: videoForm() });
  expect(Math.abs((data.created_at ?? 0) - Date.now())).toBeLessThan(60_000);
  await expect.poll(() => seen(data.id)).toEqual([true, 1, 200]);
});

it('is a draft that staff alone see, until it is published', async () => {
  const draft = await add({ kind: 'draft' });
  expect(draft.created_at).toBeNull();
  const [row] = await rowsOf(draft.id);
  expect(row?.created_at).toBeNull();
  expect(await seen(draft.id)).toEqual([false, 0, 404]);
  const body = { ...videoForm({ publish: { kind: 'now' } }), id: draft.id, version: 0 };
  const { data } = await call('changeVideo', { token: staff.token, body });
  expect(Math.abs((data.created_at ?? 0) - Date.now())).toBeLessThan(60_000);
  await expect.poll(() => seen(draft.id)).toEqual([true, 1, 200]);
  // It keeps its place when it is changed again.
  const again = { ...videoForm({ title: 'Lions again' }), id: draft.id, version: 1 };
  expect((await call('changeVideo', { token: staff.token, body: again })).data.created_at).toBe(
    data.created_at,
  );
});

it('comes by itself at its time', async () => {
  const at = Date.now() + DAY;
  const later = await add({ kind: 'later', at });
  expect((await rowsOf(later.id)).map(({ created_at }) => created_at)).toEqual([at]);
  expect(await seen(later.id)).toEqual([false, 0, 404]);
  const newestAt = async (real: number) =>
    (await listVideos({ ctx: contextAt({ uid: staff.uid, real }), input: listVideosInput.parse({}) })).data[0]
      ?.id;
  expect(await newestAt(at - 10_000)).not.toBe(later.id);
  expect(await newestAt(at)).toBe(later.id);
});

it('cannot come at a time that is over, which the editor is told at its field', async () => {
  const body = videoForm({ publish: { kind: 'later', at: Date.now() - DAY } });
  const answer = await request('addVideo', { token: staff.token, body });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ errors: { 'publish.at': ['Choose a time to come.'] } });
  // One that has come meanwhile can still be changed by an editor that was opened before.
  const soon = await newVideo({ created_at: Date.now() - 1000 });
  const publish = { kind: 'later', at: soon.created_at };
  const change = { ...videoForm({ publish, title: 'Lions, corrected' }), id: soon.id, version: 0 };
  expect((await call('changeVideo', { token: staff.token, body: change })).data).toMatchObject({
    title: 'Lions, corrected',
    created_at: soon.created_at,
  });
});
