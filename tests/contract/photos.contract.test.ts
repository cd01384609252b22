import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, request } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import { askToLeave, deleteDue, letWeekPass, pathsContaining } from '../support/people/leaving.ts';
import { grantMembership } from '../support/people/members.ts';
import { registerStaff, registerViewer, type Viewer } from '../support/people/viewers.ts';
import { newKey, newPhoto, objectsBelow, publishPhoto, snapshotJpeg, upload } from '../support/photos.ts';
import { site } from '../support/run.ts';
import { stored } from '../support/stored.ts';

const TAU = 1;

let viewer: Viewer;
let other: Viewer;
beforeAll(async () => {
  [viewer, other] = [await registerViewer({ displayName: `Thandi ${Date.now()}` }), await registerViewer()];
});

const save = (storage_reference: string, { token }: Pick<Viewer, 'token'> = viewer, change: object = {}) =>
  request('savePhoto', { token, body: { title: 'Two lions', stream_id: TAU, storage_reference, ...change } });
const statusOf = async (address: string) => {
  const answer = await fetch(address);
  await answer.arrayBuffer();
  return answer.status;
};
const uploadsOf = async ({ uid }: Pick<Viewer, 'uid'>) =>
  (await stored.photoUploads.all().where('uid', '==', uid).get()).docs;
const photosOf = async ({ uid }: Pick<Viewer, 'uid'>) =>
  (await call('searchPhotos', { body: { filters: { user: uid } } })).data;

describe('a snapshot', () => {
  it('R7-062 R7-065 is uploaded to the link that the server gives', async () => {
    const { token } = other;
    const link = (await call('uploadLink', { token, query: { name: newKey(other) } })).data;
    expect(Object.keys(link).sort()).toEqual(['additionalData', 'url']);
    expect(link.additionalData).toEqual({ 'content-type': 'image/jpeg' });
    const put = await fetch(link.url, {
      method: 'PUT',
      headers: link.additionalData,
      body: new Uint8Array(await snapshotJpeg()),
    });
    expect(put.status).toBe(200);
  });

  it('R7-066 R7-068 R3-034 is saved as a photo of the caller, and listed', async () => {
    const key = await upload(viewer, await snapshotJpeg());
    const saved = await save(key, viewer, { title: ' Two <b>lions</b>', alt: 'Two lions on a rock' });
    expect(saved.status).toBe(200);
    const { data: photo } = (await saved.json()) as Awaited<ReturnType<typeof photosOf>>[0] extends infer P
      ? { data: P }
      : never;
    expect(photo).toMatchObject({
      title: 'Two lions',
      description: '',
      alt: 'Two lions on a rock',
      view_count: 0,
      user: { id: viewer.uid, display_name: viewer.displayName },
      stream: { code: 'tau', name: 'Tau', slug: 'tau' },
    });
    expect(Math.abs((photo?.created_ts ?? 0) - Date.now() / 1000)).toBeLessThan(60);
    expect(await photosOf(viewer)).toEqual([photo]);
    expect(await objectsBelow(key)).toEqual([]);
    expect(await uploadsOf(viewer)).toEqual([]);
  });

  it('is published in two sizes, immutable and without metadata', async () => {
    const photo = await publishPhoto(other);
    for (const [address, width] of [
      [photo.image, 1280],
      [photo.cover, 640],
    ] as const) {
      const answer = await fetch(address);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const facts = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect([facts.format, facts.width, facts.exif]).toEqual(['jpeg', width, undefined]);
      expect(address).toMatch(/photos%2F[\w-]{22}%2F/);
    }
  });

  it('R5-047 needs a signed-in user', async () => {
    const key = newKey(viewer);
    expect((await request('uploadLink', { query: { name: key } })).status).toBe(401);
    const body = { title: 'Two lions', stream_id: TAU, storage_reference: key };
    expect((await request('savePhoto', { body })).status).toBe(401);
  });

  it('R7-064 R7-069 goes only to the own folder, under a name of the pattern', async () => {
    const ask = async (name: string) =>
      (await request('uploadLink', { token: viewer.token, query: { name } })).status;
    const own = newKey(viewer);
    expect(await ask(own)).toBe(200);
    expect(await ask(own)).toBe(409);
    expect(await ask(newKey(other))).toBe(403);
    for (const name of [
      own.replace(`/${viewer.uid}/`, `/${other.uid}/`),
      own.replace('snapshots/', 'snapshots/../photos/'),
      own.replace('snapshots', 'photos'),
      own.replace('.jpg', '.html'),
      `/${own}`,
      '',
    ])
      expect(await ask(name), name).toBe(422);
    expect((await save(newKey(other))).status).toBe(403);
  });

  it('saved twice, also at the same time, is one photo', async () => {
    const person = await registerViewer();
    const key = await upload(person, await snapshotJpeg());
    const answers = await Promise.all([save(key, person), save(key, person)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await save(key, person)).status).toBe(200);
    const [photo, ...more] = await photosOf(person);
    expect(more).toEqual([]);
    expect(await statusOf(photo?.image ?? '')).toBe(200);
  });

  it('of another camera than its name says, or of none, is refused', async () => {
    const key = await upload(viewer, await snapshotJpeg());
    const at = async (stream_id: number) => {
      const answer = await save(key, viewer, { stream_id });
      return [answer.status, ((await answer.json()) as { errors?: object }).errors];
    };
    expect(await at(999_999)).toEqual([422, { stream_id: ['There is no such camera.'] }]);
    expect(await at(TAU + 1)).toEqual([
      422,
      { storage_reference: ['This picture was taken at another camera.'] },
    ]);
    expect((await at(TAU))[0]).toBe(200);
  });

  it('of a members’ camera is for members and for staff', async () => {
    const [paid] = (await stored.streams.all().where('subscriber_only', '==', true).limit(1).get()).docs;
    const stream = paid?.data();
    if (!stream) throw new Error('The seed has no camera for members.');
    const savePaid = async (person: Viewer) => {
      const key = await upload(person, await snapshotJpeg(), newKey(person, stream.slug));
      return (await save(key, person, { stream_id: stream.id })).status;
    };
    expect(await savePaid(await grantMembership(await registerViewer()))).toBe(200);
    expect(await savePaid(await registerStaff('zoomie'))).toBe(200);
    expect(await savePaid(viewer)).toBe(403);
  });
});

describe('deleting', () => {
  it('R6-035 R7-024 R7-072 an owner deletes a photo at every size, and no other user does', async () => {
    const photo = await publishPhoto(viewer);
    const remove = (token: string) => request('deletePhoto', { token, body: { photo_id: photo.id } });
    expect((await remove(other.token)).status).toBe(403);
    expect([await statusOf(photo.image), await statusOf(photo.cover)]).toEqual([200, 200]);
    expect((await remove(viewer.token)).status).toBe(200);
    expect([await statusOf(photo.image), await statusOf(photo.cover)]).toEqual([404, 404]);
    expect((await request('showPhoto', { params: { id: photo.id } })).status).toBe(404);
    expect((await remove(viewer.token)).status).toBe(200);
  });

  it.each([
    ['R6-030 an', 'admin'],
    ['R6-031 a', 'zoomie'],
  ] as const)('%s %s deletes another user’s photo, with a record', async (_row, role) => {
    const staff = await registerStaff(role);
    const photo = await publishPhoto(viewer, { title: 'Three lions' });
    await call('deletePhoto', { token: staff.token, body: { photo_id: photo.id } });
    expect(await statusOf(photo.image)).toBe(404);
    const records = await stored.auditLog.all().where('target', '==', `photos/${photo.id}`).get();
    expect(records.docs.map((document) => document.data())).toMatchObject([
      {
        by: staff.uid,
        action: 'photo.delete',
        person: viewer.uid,
        before: { title: 'Three lions', species: null },
      },
    ]);
  });

  it('a photo that is deleted past the API loses its pictures by the trigger', async () => {
    const photo = await publishPhoto(other);
    await stored.photos(photo.id).delete();
    await eventually(async () => expect(await statusOf(photo.image)).toBe(404));
    await eventually(async () => expect(await statusOf(photo.cover)).toBe(404));
  });

  it('an account takes its photos, uploads and their files with it', async () => {
    const person = await registerViewer();
    const photo = await publishPhoto(person);
    const key = await upload(person, await snapshotJpeg());
    const held = (await call('showData', { token: person.token })).data.held;
    expect(held.photos).toMatchObject([{ id: photo.id, title: 'Two lions at the dam' }]);
    expect(held.photo_uploads).toMatchObject([{ key }]);
    await askToLeave(person);
    await letWeekPass(person);
    await deleteDue(person);
    expect(await pathsContaining(person.uid)).toEqual([]);
    expect([await statusOf(photo.image), await statusOf(photo.cover)]).toEqual([404, 404]);
    expect(await objectsBelow(key)).toEqual([]);
  });
});

describe('lists', () => {
  const search = (body: object) => call('searchPhotos', { body });
  const idsOf = async (body: object) => (await search(body)).data.map(({ id }) => id);

  /** Five photos by a user who has no others, at a camera that has no others. Answers their ids, the newest first. */
  async function fivePhotos() {
    const [uid, code] = [`lister-${Date.now()}`, `camera-${Date.now()}`];
    const stream = { code, name: 'Camera', slug: 'camera' };
    const ids: string[] = [];
    for (let at = 0; at < 5; at += 1) ids.unshift(await newPhoto({ uid, stream, created_at: 1000 + at }));
    return { uid, code, stream, ids };
  }

  it('R7-025 R7-027 R7-028 R7-029 are filtered by camera and user, newest first', async () => {
    const { uid, code, ids } = await fivePhotos();
    const elsewhere = await newPhoto({ uid, created_at: 900 });
    expect(await idsOf({ filters: { stream: code } })).toEqual(ids);
    expect(await idsOf({ filters: { user: uid } })).toEqual([...ids, elsewhere]);
    expect(await idsOf({ filters: { user: uid, stream: code } })).toEqual(ids);
  });

  it('R7-026 come in pages, which a new photo does not move', async () => {
    const { uid, code, stream, ids } = await fivePhotos();
    const first = await search({ filters: { stream: code }, page: 1, per_page: 2 });
    expect(first.meta).toMatchObject({ current_page: 1, last_page: 3, per_page: 2, total: 5 });
    expect(await idsOf({ filters: { stream: code }, page: 2, per_page: 2 })).toEqual(ids.slice(2, 4));
    await newPhoto({ uid, stream, created_at: 2000 });
    const after = first.meta.next ?? '';
    expect(await idsOf({ filters: { stream: code }, page: 2, per_page: 2, after })).toEqual(ids.slice(2, 4));
    const last = await search({ filters: { stream: code }, page: 3, per_page: 2 });
    expect([last.data.length, last.meta.next]).toEqual([2, null]);
    expect((await request('searchPhotos', { body: { page: 0 } })).status).toBe(422);
  });

  it('are filtered by the animal on them, alone and at one camera', async () => {
    const code = `camera-${Date.now()}`;
    const stream = { code, name: 'Camera', slug: 'camera' };
    const species = { value: 'genet', by: 'staff' } as const;
    const genet = await newPhoto({ stream, species, created_at: 2000 });
    const other = await newPhoto({ stream, species: { ...species, value: 'lion' }, created_at: 1900 });
    const elsewhere = await newPhoto({ species, isOld: true });
    const found = (filters: object) => idsOf({ filters, per_page: 48 });
    expect(await found({ stream: code })).toEqual([genet, other]);
    expect(await found({ stream: code, species: 'genet' })).toEqual([genet]);
    expect(await found({ species: 'genet' })).toEqual(expect.arrayContaining([elsewhere, genet]));
    expect(await found({ species: 'genet' })).not.toContain(other);
    const refused = await request('searchPhotos', { body: { filters: { species: 'pangolin' } } });
    expect(refused.status).toBe(422);
  });

  it('R7-030 R7-031 home shows the photo that staff featured last, else one of the others', async () => {
    const staff = await registerStaff('zoomie');
    const [first, second] = [await newPhoto({ isOld: true }), await newPhoto({ isOld: true })];
    const feature = (photo_id: string, featured: boolean) =>
      call('featurePhoto', { token: staff.token, body: { photo_id, featured } });
    const shown = async () => (await call('featuredPhoto')).data.featured?.id;
    await feature(first, true);
    await feature(second, true);
    expect(await shown()).toBe(second);
    await feature(second, false);
    expect(await shown()).toBe(first);
    await feature(first, false);
    expect(await shown()).not.toBe(first);
    const answer = await request('featuredPhoto');
    expect(answer.headers.get('cache-control')).toContain('s-maxage=60');
  });
});

it('R6-043 the share page of a photo has preview tags, and of a deleted one says that it is gone', async () => {
  const photo = await publishPhoto(other, { title: 'A hippo' });
  const page = await fetch(`${site()}/share/${photo.id}/photo`);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const text = await page.text();
  expect(text).toContain('<meta property="og:title" content="A hippo">');
  expect(text).toContain(`<meta property="og:image" content="${photo.image.replaceAll('&', '&amp;')}">`);
  await call('deletePhoto', { token: other.token, body: { photo_id: photo.id } });
  for (const id of [photo.id, 'none', '%E0%A4%A'])
    expect((await fetch(`${site()}/share/${id}/photo`)).status, id).toBe(404);
});
