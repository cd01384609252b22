import type { ApiResponse } from '@boma/domain/api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, request } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import { runVerb } from '../support/payments.ts';
import { endMembership, grantMembership } from '../support/people/members.ts';
import { registerStaff, registerViewer, type Viewer } from '../support/people/viewers.ts';
import { mediaServer } from '../support/run.ts';
import { stored } from '../support/stored.ts';
import { deleteTestVideos, newVideo, storedVideo, videoForm } from '../support/videos.ts';

type List = ApiResponse<'listVideos'>;

let staff: Viewer;
let viewer: Viewer;

beforeAll(async () => {
  [staff, viewer] = [await registerStaff('zoomie'), await registerViewer()];
  await deleteTestVideos();
});
afterAll(deleteTestVideos);

const list = (body: object, token?: string): Promise<List> =>
  call('listVideos', { body, ...(token !== undefined && { token }) });
const idsOf = ({ data }: List) => data.map(({ id }) => id);
const HOUR = 3_600_000;

describe('the list of videos', () => {
  it('R3-029 R3-054 R7-037 has pages of these keys, newest first', async () => {
    const { data, meta } = await list({ paginate: 1 });
    expect(data).toHaveLength(10);
    expect(Object.keys(data[0] ?? {}).toSorted()).toEqual([
      // One of our own: the way to the camera.
      'camera',
      'cover',
      'created_ts',
      'description',
      'duration',
      'id',
      'show',
      'storage_reference',
      'title',
      'type',
      'view_count',
      'youtube_id',
    ]);
    expect(meta?.last_page).toBeGreaterThanOrEqual(6);
    const times = data.map(({ created_ts }) => created_ts);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(Math.abs((times[0] ?? 0) - Date.now() / 1000)).toBeLessThan(3 * 24 * 3600);
  });

  it('R7-038 without pages is a list without meta, as long as a page', async () => {
    const all = await list({});
    expect(all).not.toHaveProperty('meta');
    expect(all.data).toHaveLength(10);
    expect((await list({ per_page: 3 })).data).toHaveLength(3);
  });

  it('continues after the cursor when a video is added, and by number without a cursor', async () => {
    const filters = { lodge: 2, type: ['highlight'] };
    const made = [];
    for (const ago of [5, 4, 3, 2, 1])
      made.push(await newVideo({ lodge_id: 2, created_at: Date.now() - ago * HOUR }));
    const newestFirst = made.map(({ id }) => id).toReversed();
    const first = await list({ filters, paginate: 1, per_page: 2 });
    expect(idsOf(first)).toEqual(newestFirst.slice(0, 2));
    expect(first.meta?.last_page).toBe(3);
    await newVideo({ lodge_id: 2 });
    const second = await list({ filters, paginate: 1, per_page: 2, page: 2, cursor: first.meta?.cursor });
    expect(idsOf(second)).toEqual(newestFirst.slice(2, 4));
    const byNumber = await list({ filters, paginate: 1, per_page: 2, page: 2 });
    expect(idsOf(byNumber)).toEqual(newestFirst.slice(1, 3));
    expect(idsOf(await list({ filters, paginate: 1, per_page: 2, page: 9 }))).toEqual([]);
  });

  it('R3-050 R3-051 R7-033 narrows by each filter, and by all of them', async () => {
    const seen = async (filters: object) => (await list({ filters, per_page: 50 })).data;
    const types = async (filters: object) =>
      [...new Set((await seen(filters)).map(({ type }) => type))].toSorted();
    expect(await types({})).toEqual(
      expect.arrayContaining(['episode', 'highlight', 'insight', 'lodge', 'pick', 'rare']),
    );
    expect(await types({ type: ['pick', 'rare'] })).toEqual(['pick', 'rare']);
    const atYoutube = await seen({ youtube: 1 });
    expect(atYoutube.length).toBeGreaterThanOrEqual(2);
    expect(atYoutube.every(({ youtube_id }) => youtube_id !== null)).toBe(true);
    const onPoint = await seen({ show_type_id: 2 });
    expect(onPoint.length).toBeGreaterThan(1);
    expect([...new Set(onPoint.map(({ show }) => JSON.stringify(show)))]).toEqual([
      '{"id":2,"type":"on-point","title":"On Point"}',
    ]);
    const [lodge] = await seen({ lodge: 3, type: ['lodge'] });
    expect(lodge).toMatchObject({ title: 'The swimming pool has visitors', lodge: 'kwa-maritane-lodge' });
    const one = await seen({ id: lodge?.id });
    expect(one.map(({ id, lodge: at }) => [id, at])).toEqual([[lodge?.id, 'kwa-maritane-lodge']]);
    expect(await seen({ id: lodge?.id, type: ['pick'] })).toEqual([]);
    expect(await seen({ id: 999_999_999 })).toEqual([]);
  });

  it('names every problem of a bad input', async () => {
    const bad = { filters: { type: 'pick', lodge: 0 }, paginate: 2, page: 0, per_page: 51, cursor: 'x' };
    const answer = await request('listVideos', { body: bad });
    expect(answer.status).toBe(422);
    expect(Object.keys(((await answer.json()) as { errors: object }).errors).toSorted()).toEqual([
      'cursor',
      'filters.lodge',
      'filters.type',
      'page',
      'paginate',
      'per_page',
    ]);
  });
});

describe('a premium video', () => {
  it.each([
    'insight',
    'pick',
    'rare',
  ] as const)('R6-028 of type %s shows its source to no viewer in a list', async (type) => {
    const member = await grantMembership(await registerViewer());
    for (const token of [undefined, viewer.token, member.token]) {
      const { data } = await list({ filters: { type: [type] } }, token);
      expect(data.length).toBeGreaterThan(0);
      for (const video of data) expect([video.storage_reference, video.youtube_id]).toEqual([null, null]);
    }
  });

  it.each(['zoomie', 'admin'] as const)('plays for a person with the role %s', async (role) => {
    const [pick] = (await list({ filters: { type: ['pick'] } })).data;
    const { token } = await registerStaff(role);
    const { data } = await call('videoPlayback', { params: { id: pick?.id ?? 0 }, token });
    expect((await fetch(data.url)).status).toBe(200);
  });

  it('R6-020 R1-006 plays for members only', async () => {
    const [pick] = (await list({ filters: { type: ['pick'] } })).data;
    const params = { id: pick?.id ?? 0 };
    const member = await grantMembership(await registerViewer());
    const { data } = await call('videoPlayback', { params, token: member.token });
    expect(data.url).toMatch(/\/vod\/[a-z0-9-]+\/playlist\.m3u8\?expires=\d+&token=[\w-]{43}$/);
    expect((data.expires_at ?? 0) - Date.now() / 1000).toBeGreaterThan(299);
    expect((data.expires_at ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(600);
    expect((await fetch(data.url)).status).toBe(200);
    expect((await fetch(data.url.replace(/\?.*/, ''))).status).toBe(403);
    expect((await request('videoPlayback', { params })).status).toBe(401);
    expect((await request('videoPlayback', { params, token: viewer.token })).status).toBe(403);
    await endMembership(member);
    expect((await request('videoPlayback', { params, token: member.token })).status).toBe(403);
  });
});

describe('an open video', () => {
  it('R6-001 R7-089 plays for a guest, by the address in the list and by that of the playback', async () => {
    const { data } = await list({ filters: { type: ['highlight'] }, per_page: 50 });
    const recording = data.find(({ title }) => title === 'The pride wakes at dusk');
    const address = `${mediaServer()}/vod/the-pride-wakes-at-dusk/playlist.m3u8`;
    expect(recording?.storage_reference).toBe(address);
    expect(recording?.camera).toBe('tau');
    const playback = await call('videoPlayback', { params: { id: recording?.id ?? 0 } });
    expect(playback.data).toEqual({ url: address, expires_at: null });
    expect((await fetch(address)).status).toBe(200);
    expect((await fetch(recording?.cover ?? '')).headers.get('content-type')).toBe('image/jpeg');
    const embed = data.find(({ youtube_id }) => youtube_id === 'bomaStorm01');
    expect(embed?.storage_reference).toBeNull();
    expect((await request('videoPlayback', { params: { id: embed?.id ?? 0 } })).status).toBe(409);
    expect((await request('videoPlayback', { params: { id: 999_999_999 } })).status).toBe(404);
  });
});

describe('views', () => {
  it('R7-039 count once per person, video and day, however many ask at once', async () => {
    const { id } = await newVideo();
    const ask = (token?: string) => list({ filters: { id } }, token);
    const other = await registerViewer();
    await Promise.all([ask(), ask(), ask(viewer.token), ask(viewer.token), ask(other.token)]);
    await list({ per_page: 50 });
    await runVerb('fold-views');
    await Promise.all([ask(viewer.token), ask(), runVerb('fold-views'), runVerb('fold-views')]);
    await runVerb('fold-views');
    expect((await storedVideo(id))?.view_count).toBe(3);
    expect((await list({ filters: { id } })).data[0]?.view_count).toBe(3);
    expect((await stored.viewShards.all().where('item', '==', String(id)).get()).size).toBe(0);
  });

  it('of a removed video are forgotten', async () => {
    const { id } = await newVideo();
    await list({ filters: { id } });
    await stored.videos(String(id)).delete();
    await runVerb('fold-views');
    expect(await storedVideo(id)).toBeUndefined();
    expect((await stored.viewShards.all().where('item', '==', String(id)).get()).size).toBe(0);
  });
});

const recordsOf = async (id: number) =>
  (await stored.auditLog.all().where('target', '==', `videos/${id}`).get()).docs.map((document) =>
    document.data(),
  );

/** The video in the list of staff, which is never older than what was stored last. */
const listed = async (id: number) =>
  (await call('listStaffVideos', { token: staff.token })).data.videos.find(({ video }) => video.id === id)
    ?.video;

describe('staff', () => {
  it('add a video, change it and remove it, and leave a record of each', async () => {
    const own = { token: staff.token };
    const { data: added } = await call('addVideo', {
      ...own,
      body: videoForm({ type: 'pick', source: { kind: 'hls', code: 'lion-pick' } }),
    });
    expect(added).toMatchObject({ type: 'pick', version: 0, view_count: 0, title: 'Lions at the dam' });
    expect((await call('showStaffVideo', { ...own, params: { id: added.id } })).data).toEqual(added);
    expect(await listed(added.id)).toEqual(added);
    const change = {
      ...videoForm({ type: 'rare', source: { kind: 'hls', code: 'lion-pick' } }),
      id: added.id,
      version: 0,
    };
    const { data: changed } = await call('changeVideo', { ...own, body: change });
    expect(changed).toEqual({ ...added, type: 'rare', version: 1 });
    expect(await listed(added.id)).toEqual(changed);
    // The same again changes nothing; an edit of the older version is refused.
    expect((await call('changeVideo', { ...own, body: change })).data).toEqual(changed);
    const late = await request('changeVideo', { ...own, body: { ...change, title: 'Late' } });
    expect(late.status).toBe(409);
    // The change before was the editor’s own. A colleague is told whose it was.
    expect(await late.json()).not.toHaveProperty('colleague');
    const { token } = await registerStaff('zoomie');
    const refused = await request('changeVideo', { token, body: { ...change, title: 'Late' } });
    const { display_name } = (await call('showUser', own)).data.user;
    expect(await refused.json()).toMatchObject({ code: 'conflict', colleague: display_name });
    await call('removeVideo', { ...own, body: { id: added.id, reason: 'Filmed twice.' } });
    expect((await request('showStaffVideo', { ...own, params: { id: added.id } })).status).toBe(404);
    expect((await request('removeVideo', { ...own, body: { id: added.id } })).status).toBe(404);
    expect(await listed(added.id)).toBe(undefined);
    await eventually(async () => {
      const records = (await recordsOf(added.id)).toSorted((a, b) => a.at - b.at);
      expect(records.map(({ action, by }) => [action, by])).toEqual([
        ['video.add', staff.uid],
        ['video.change', staff.uid],
        ['video.remove', staff.uid],
      ]);
      expect(records[1]).toMatchObject({
        before: { type: 'pick', version: 0 },
        after: { type: 'rare', version: 1 },
      });
      expect(records[2]).toMatchObject({ before: { title: 'Lions at the dam' }, reason: 'Filmed twice.' });
    });
  });

  it('name the camera of a video, which stays when an older page or another change leaves it out', async () => {
    const own = { token: staff.token };
    const body = videoForm({ camera: 'tau' });
    const { id } = (await call('addVideo', { ...own, body })).data;
    const camera = async (version: number, change: object) => {
      await call('changeVideo', { ...own, body: { ...videoForm(), ...change, id, version } });
      return (await storedVideo(id))?.camera;
    };
    expect((await storedVideo(id))?.camera).toBe('tau');
    expect(await camera(0, { title: 'From an older page' })).toBe('tau');
    // A camera that has gone since does not stand in the way of other changes.
    await stored.videos(String(id)).update({ camera: 'a-camera-that-is-gone' });
    expect(await camera(1, { title: 'Later', camera: 'a-camera-that-is-gone' })).toBe(
      'a-camera-that-is-gone',
    );
    expect(await camera(2, { title: 'Later', camera: null })).toBeUndefined();
    const { camera: shown } = (await list({ filters: { id } })).data[0] ?? {};
    expect(shown).toBeNull();
  });

  it.each([
    [{ type: 'pick', source: { kind: 'youtube', youtube_id: 'abc' }, cover: '/covers/tau.jpg' }, ['source']],
    [{ type: 'episode' }, ['show_type_id']],
    [{ captions: 'Look at the bank.' }, ['captions']],
    [{ source: { kind: 'youtube', youtube_id: 'abc' } }, ['cover']],
    [{ show_type_id: 77, lodge_id: 78, camera: 'nowhere' }, ['camera', 'lodge_id', 'show_type_id']],
    [{ type: 'film', source: { kind: 'disk' }, title: 'x'.repeat(121) }, ['source.kind', 'title', 'type']],
  ])('are told what is wrong with %j', async (wrong, fields) => {
    const answer = await request('addVideo', { token: staff.token, body: videoForm(wrong) });
    expect(answer.status).toBe(422);
    expect(Object.keys(((await answer.json()) as { errors: object }).errors).toSorted()).toEqual(fields);
  });
});
