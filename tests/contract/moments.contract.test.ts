import { randomUUID } from 'node:crypto';
import { filmListName, filmPartName, pictureName } from '@boma/domain/photos/photos.policy.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { photoIdOf } from '../../functions/src/photos/photo-ids.ts';
import { saveObject } from '../../functions/src/platform/bucket.ts';
import { call, request } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import { paidSourcesIn, paidStreams } from '../support/paid-sources.ts';
import { runVerb } from '../support/payments.ts';
import { askToLeave, deleteDue, letWeekPass } from '../support/people/leaving.ts';
import { grantMembership } from '../support/people/members.ts';
import { registerStaff, registerViewer, type Viewer } from '../support/people/viewers.ts';
import { newPhoto, objectsBelow, publishPhoto } from '../support/photos.ts';
import { site } from '../support/run.ts';
import { stored } from '../support/stored.ts';

const TAU = 1;
const [DEN] = paidStreams;

let member: Viewer;
/** Five moments at once is what one member may ask for. */
let other: Viewer;
let refused: Viewer;
let viewer: Viewer;
beforeAll(async () => {
  [member, other, refused] = (await Promise.all(
    [0, 1, 2].map(async () => grantMembership(await registerViewer())),
  )) as [Viewer, Viewer, Viewer];
  viewer = await registerViewer();
});

const moment = (change: object = {}) => ({
  stream_id: TAU,
  seconds: 30 as const,
  ago_ms: 1000,
  moment_id: randomUUID(),
  title: 'A lion roars',
  ...change,
});
const keep = async (change: object = {}, { token }: Pick<Viewer, 'token'> = member) =>
  (await call('keepMoment', { token, body: moment(change) })).data;
const refusalOf = async (change: object, token?: string) => {
  const answer = await request('keepMoment', { ...(token !== undefined && { token }), body: moment(change) });
  return { status: answer.status, body: (await answer.json()) as { errors?: object } };
};
const playback = async (id: string, { token }: Pick<Viewer, 'token'>) =>
  (await call('momentPlayback', { params: { id }, token })).data;
const get = async (path: string) => {
  const answer = await fetch(`${site()}${path}`);
  return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
};
const refusedFilm = async (path: string) => {
  const { status, headers } = await get(`/moments/${path}`);
  return [status, headers.get('cache-control')];
};
/** The seconds of each part that a playlist lists. */
const secondsOf = (list: Buffer) =>
  [...list.toString('utf8').matchAll(/^#EXTINF:([\d.]+),/gm)].map(([, seconds]) => Number(seconds));
const partsOf = (list: Buffer) => list.toString('utf8').match(/^\d+\.ts.*$/gm) ?? [];
const folderOf = async (id: string) => (await stored.photos(id).get()).data()?.folder ?? '';
const filesOf = async (folder: string) => [
  ...(await objectsBelow(`photos/${folder}/`)),
  ...(await objectsBelow(`moments/${folder}/`)),
];

describe('a moment of an open camera', () => {
  it('is kept by a member, found like a snapshot, and played by everyone', async () => {
    const kept = await keep({ seconds: 60, alt: 'A lion on a rock' });
    expect(kept).toMatchObject({
      title: 'A lion roars',
      alt: 'A lion on a rock',
      stream: { code: 'tau' },
      user: { id: member.uid },
      film: { premium: false },
    });
    expect(kept.film?.seconds).toBeGreaterThanOrEqual(60);
    expect(kept.film?.seconds).toBeLessThanOrEqual(64);
    const { data: found } = await call('searchPhotos', { body: { filters: { user: member.uid } } });
    expect(found).toContainEqual(kept);
    const { url, expires_at } = (await call('momentPlayback', { params: { id: kept.id } })).data;
    expect([url, expires_at]).toEqual([`/moments/${kept.id}/film.m3u8`, null]);
    const list = await get(url);
    expect([list.status, list.headers.get('content-type')]).toEqual([200, 'application/vnd.apple.mpegurl']);
    const parts = partsOf(list.body);
    expect(parts.length).toBeLessThanOrEqual(17);
    const shown = secondsOf(list.body).reduce((sum, seconds) => sum + seconds, 0);
    expect(Math.round(shown)).toBe(kept.film?.seconds);
    for (const part of parts) {
      const { status, body, headers } = await get(`/moments/${kept.id}/${part}`);
      // Every packet of an MPEG transport stream has 188 bytes and begins with this one.
      expect([status, body[0], body.length % 188]).toEqual([200, 0x47, 0]);
      expect(headers.get('cache-control')).toBe('public, max-age=3600, s-maxage=60');
    }
    expect(list.headers.get('cache-control')).toBe('public, max-age=3600, s-maxage=60');
    const missing = await get(`/moments/${kept.id}/99.ts`);
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect((await fetch(kept.image)).status).toBe(200);
  });

  it('ends with the picture that the member saw, by its date, whatever the call says of the time since', async () => {
    // The parts of the simulated cameras begin with every fourth second.
    const middle = Math.floor((Date.now() - 60_000) / 4000) * 4000 + 1500;
    const { id, film } = await keep({ picture_at: middle, ago_ms: 0 }, other);
    const { body } = await get(`/moments/${id}/film.m3u8`);
    expect(secondsOf(body)).toEqual([...Array(8).fill(4), 1.5]);
    expect(film?.seconds).toBe(34);
    const parts = partsOf(body);
    const [whole, last] = await Promise.all(
      [parts[0], parts.at(-1)].map(async (part) => (await get(`/moments/${id}/${part}`)).body.length),
    );
    expect((last ?? 0) / (whole ?? 1)).toBeLessThan(0.7);
  });

  it('ends with the newest picture if the player knows one that the server does not know yet', async () => {
    const { id } = await keep({ picture_at: Date.now() + 3000 }, other);
    expect(secondsOf((await get(`/moments/${id}/film.m3u8`)).body)).toEqual(Array(8).fill(4));
  });

  it('is kept once, however often the call is repeated', async () => {
    const moment_id = randomUUID();
    const first = await keep({ moment_id });
    expect(await keep({ moment_id })).toEqual(first);
    expect((await stored.photoUploads.all().where('uid', '==', member.uid).get()).size).toBe(0);
  });

  it('is deleted with its film and its picture, which answer 404 then', async () => {
    const person = await grantMembership(await registerViewer());
    const { id, image, cover } = await keep({}, person);
    const folder = await folderOf(id);
    expect((await filesOf(folder)).length).toBeGreaterThan(9);
    await call('deletePhoto', { token: person.token, body: { photo_id: id } });
    expect(await filesOf(folder)).toEqual([]);
    for (const path of ['film.m3u8', '0.ts']) expect((await get(`/moments/${id}/${path}`)).status).toBe(404);
    for (const address of [image, cover]) expect((await fetch(address)).status).toBe(404);
    expect((await request('momentPlayback', { params: { id } })).status).toBe(404);
  });

  it('is deleted by the trigger if only its document was', async () => {
    const person = await grantMembership(await registerViewer());
    const { id } = await keep({}, person);
    const folder = await folderOf(id);
    await stored.photos(id).delete();
    await eventually(async () => expect(await filesOf(folder)).toEqual([]));
  });

  it('goes with the account of the member', async () => {
    const person = await grantMembership(await registerViewer());
    const { id } = await keep({}, person);
    const folder = await folderOf(id);
    await askToLeave(person);
    await letWeekPass(person);
    await deleteDue(person);
    expect((await stored.photos(id).get()).exists).toBe(false);
    expect(await filesOf(folder)).toEqual([]);
  });
});

describe('a moment whose call has died', () => {
  /** The claim of a call that began so many seconds ago, and a part of the film that it copied. */
  async function leaveClaim(person: Viewer, moment_id: string, secondsAgo: number) {
    const key = `moments/${person.uid}/${moment_id}`;
    const [id, folder] = [photoIdOf(key), `dead-${randomUUID()}`];
    await saveObject(filmPartName(folder, 19), Buffer.from('x'), 'video/mp2t');
    const opened_at = Date.now() - secondsAgo * 1000;
    await stored.photoUploads(id).set({ uid: person.uid, key, opened_at, folders: [folder], segments: 20 });
    return { id, folder };
  }

  it('is kept by the next call after the 30 seconds that a call can last, and nothing of the dead one stays', async () => {
    const person = await grantMembership(await registerViewer());
    const moment_id = randomUUID();
    const { id, folder } = await leaveClaim(person, moment_id, 31);
    const kept = await keep({ moment_id }, person);
    expect(kept.id).toBe(id);
    expect((await get(`/moments/${id}/0.ts`)).status).toBe(200);
    expect(await filesOf(folder)).toEqual([]);
    expect((await stored.photoUploads(id).get()).exists).toBe(false);
  });

  it('is a conflict before that, and the claim stays as it is', async () => {
    const person = await grantMembership(await registerViewer());
    const moment_id = randomUUID();
    const { id, folder } = await leaveClaim(person, moment_id, 10);
    expect((await refusalOf({ moment_id }, person.token)).status).toBe(409);
    expect((await stored.photoUploads(id).get()).data()?.folders).toEqual([folder]);
    expect(await filesOf(folder)).toHaveLength(1);
  });
});

describe('a moment of a members’ camera', () => {
  it('plays only for members, with a ticket for it, and no answer to others says where it is', async () => {
    const { id } = await keep({ stream_id: DEN?.id });
    const seen = [
      await (await request('searchPhotos', { body: { filters: { stream: DEN?.code } } })).text(),
      await (await request('showPhoto', { params: { id } })).text(),
      await (await fetch(`${site()}/share/${id}/photo`)).text(),
    ];
    for (const text of seen) {
      expect(text).toContain(id);
      expect(paidSourcesIn(text)).toEqual([]);
      expect(text).not.toContain('film.m3u8');
    }
    expect((await request('momentPlayback', { params: { id } })).status).toBe(401);
    expect((await request('momentPlayback', { params: { id }, token: viewer.token })).status).toBe(403);
    const { url, expires_at } = await playback(id, member);
    expect((expires_at ?? 0) - Date.now() / 1000).toBeGreaterThan(500);
    const list = await get(url);
    const [part = ''] = partsOf(list.body);
    const file = await get(`/moments/${id}/${part}`);
    for (const { status, headers } of [list, file])
      expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const query = url.slice(url.indexOf('?'));
    const other = await keep({ stream_id: DEN?.id });
    for (const path of [
      `${id}/film.m3u8`,
      `${id}/0.ts`,
      `${id}/0.ts?expires=${expires_at}`,
      `${id}/0.ts${query.replace(/expires=\d+/, 'expires=1')}`,
      `${id}/0.ts${query.replace(/expires=\d+/, `expires=${(expires_at ?? 0) + 1}`)}`,
      `${other.id}/0.ts${query}`,
    ])
      expect(await refusedFilm(path), path).toEqual([403, 'no-store']);
    const folder = await folderOf(id);
    const bucket = new URL((await call('showPhoto', { params: { id } })).data.image);
    for (const name of [`moments/${folder}/film.m3u8`, `moments/${folder}/0.ts`]) {
      const direct = bucket.pathname.replace(/[^/]*$/, encodeURIComponent(name));
      expect((await fetch(`${bucket.origin}${direct}?alt=media`)).status).toBe(403);
    }
  });
});

it('is kept and played by staff by their role, also at a members’ camera', async () => {
  const ranger = await registerStaff('zoomie');
  const { id } = await keep({ stream_id: DEN?.id }, ranger);
  const { url } = await playback(id, ranger);
  expect((await get(url)).status).toBe(200);
});

describe('what is refused leaves nothing behind', () => {
  it.each([
    ['a guest', () => undefined, 401],
    ['a user without a membership', () => viewer.token, 403],
  ])('%s', async (_who, token, status) => {
    expect((await refusalOf({}, token())).status).toBe(status);
  });

  it.each([
    ['another length', { seconds: 45 }, 'seconds'],
    ['a moment of the future', { ago_ms: -1 }, 'ago_ms'],
    ['a moment that is too old', { ago_ms: 300_000 }, 'ago_ms'],
    ['a moment of another day', { ago_ms: 3_600_001 }, 'ago_ms'],
    ['a picture that the camera has forgotten', { picture_at: Date.now() - 300_000 }, 'picture_at'],
    ['a picture of which too little is left', { picture_at: Date.now() - 232_000 }, 'picture_at'],
    ['a picture that was not filmed yet', { picture_at: Date.now() + 3_600_000 }, 'picture_at'],
    ['a picture without a time', { picture_at: 'now' }, 'picture_at'],
    ['no id', { moment_id: 'x' }, 'moment_id'],
    ['no words', { title: ' ' }, 'title'],
    ['no camera', { stream_id: 9999 }, 'stream_id'],
  ])('%s, with the name of the field', async (_what, change, field) => {
    const { status, body } = await refusalOf(change, refused.token);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('a photo that is no moment has no film', async () => {
    const photo = await publishPhoto(viewer);
    expect(photo.film).toBeNull();
    expect((await request('momentPlayback', { params: { id: photo.id } })).status).toBe(404);
    expect((await get(`/moments/${photo.id}/film.m3u8`)).status).toBe(404);
    expect((await get(`/moments/${await newPhoto({ isOld: true })}/0.ts`)).status).toBe(404);
  });
});

it('a copy that broke off is deleted by the sweep, to its last part', async () => {
  const [id, folder] = [randomUUID(), `broken-${randomUUID()}`];
  const names = [pictureName(folder, 'full'), filmListName(folder), filmPartName(folder, 7)];
  for (const name of names) await saveObject(name, Buffer.from('x'), 'video/mp2t');
  await stored.photoUploads(id).set({
    uid: member.uid,
    key: `moments/${member.uid}/${id}`,
    opened_at: Date.now() - 2 * 3_600_000,
    folders: [folder],
    segments: 8,
  });
  expect(await filesOf(folder)).toHaveLength(3);
  await runVerb('sweep-uploads');
  expect(await filesOf(folder)).toEqual([]);
  expect((await stored.photoUploads(id).get()).exists).toBe(false);
});
