import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { versionOf } from '../../functions/src/platform/edit-document.ts';
import { call, request } from '../support/api.ts';
import { registerStaff, type Viewer } from '../support/people/viewers.ts';
import { refusalOf } from '../support/refusals.ts';
import {
  cameraFor,
  cameraOrder,
  deleteCatalogueOf,
  lodgeFor,
  newSlugFor,
  showTypeFor,
} from '../support/staff-catalogue.ts';
import { stored } from '../support/stored.ts';
import { newVideo, storedVideo } from '../support/videos.ts';

const MARK = `bin-${randomUUID().slice(0, 8)}`;
const newSlug = newSlugFor(MARK);

let admin: Viewer;
let ranger: Viewer;
beforeAll(async () => {
  [admin, ranger] = await Promise.all([registerStaff('admin'), registerStaff('zoomie')]);
});
afterAll(() => deleteCatalogueOf(MARK));

const entryOf = async (key: string) =>
  (await call('listBin', { token: ranger.token })).data.entries.find((entry) => entry.key === key);
const putBack = (kind: string, key: string, { token } = admin) =>
  request('restore', { token, body: { kind, key } });
const camerasShown = async () =>
  (await stored.publishedStreams().get()).data()?.streams.map(({ slug }) => slug);

async function removedCamera(change: object = {}): Promise<string> {
  const { token } = admin;
  const slug = newSlug();
  const camera = cameraFor(slug, change);
  await call('saveCamera', { token, body: { version: null, camera } });
  const { cameras } = (await call('listCameras', { token })).data;
  const version = cameras.find((each) => each.camera.slug === slug)?.version ?? null;
  await call('removeCamera', { token, body: { slug, version } });
  return slug;
}

it('a removed camera is in no list of viewers, and comes back as it was, once', async () => {
  const slug = await removedCamera({ status_update: 'Two lions.' });
  expect(await camerasShown()).not.toContain(slug);
  const by_name = (await stored.users(admin.uid).get()).data()?.display_name;
  expect(by_name).not.toBe('');
  expect(await entryOf(slug)).toMatchObject({ kind: 'streams', name: `Camera ${slug}`, by_name });
  expect((await putBack('streams', slug, ranger)).status).toBe(403);
  expect((await putBack('streams', slug)).status).toBe(200);
  expect(await camerasShown()).toContain(slug);
  expect((await stored.streams(slug).get()).data()).toMatchObject({ status_update: 'Two lions.' });
  expect(await entryOf(slug)).toBeUndefined();
  expect((await putBack('streams', slug)).status).toBe(200);
  const records = await stored.auditLog.all().where('target', '==', `streams/${slug}`).get();
  const actions = records.docs.map((each) => each.data().action).filter((action) => action === 'bin.restore');
  expect(actions).toEqual(['bin.restore']);
});

const numberOf = async (slug: string) => (await stored.streams(slug).get()).data()?.id;

it('keeps its number, and gets another one where the catalogue of the operator gives its own away', async () => {
  const slug = await removedCamera();
  const { id } = (await stored.bin(`streams.${slug}`).get()).data()?.document ?? {};
  const other = newSlug();
  const camera = cameraFor(other);
  await call('saveCamera', { token: admin.token, body: { version: null, camera } });
  expect(await numberOf(other)).toBe(Number(id) + 1);
  await stored.streams(other).update({ id: Number(id) });
  expect((await putBack('streams', slug)).status).toBe(200);
  expect(await numberOf(slug)).toBe(Number(id) + 1);
  expect(await cameraOrder()).toEqual(expect.arrayContaining([slug, other]));
});

it('stays in the bin while another thing has its address or its code', async () => {
  const { token } = admin;
  const slug = await removedCamera();
  const taken = cameraFor(newSlug(), { code: slug });
  await call('saveCamera', { token, body: { version: null, camera: taken } });
  const sameCode = await putBack('streams', slug);
  expect([sameCode.status, await sameCode.json()]).toEqual([
    409,
    expect.objectContaining({ alert: 'Another camera has its code at the media server now.' }),
  ]);
  const again = cameraFor(slug, { code: `${slug}-2` });
  await call('saveCamera', { token, body: { version: null, camera: again } });
  const sameAddress = await putBack('streams', slug);
  expect(await sameAddress.json()).toMatchObject({
    alert: 'Another one has this address now. Change that one’s address or remove it first.',
  });
  expect(await entryOf(slug)).toBeDefined();
});

it('rangers put back what they may remove, and a lodge comes back too', async () => {
  const { id } = await newVideo({ title: `Lions of ${MARK}` });
  await call('removeVideo', { token: ranger.token, body: { id } });
  expect(await entryOf(String(id))).toMatchObject({ kind: 'videos', name: `Lions of ${MARK}` });
  expect((await putBack('videos', String(id), ranger)).status).toBe(200);
  expect(await storedVideo(id)).toMatchObject({ title: `Lions of ${MARK}`, view_count: 0 });
  const slug = newSlug();
  await call('saveLodge', { token: admin.token, body: { version: null, lodge: lodgeFor(slug) } });
  const { lodges } = (await call('listLodges', { token: admin.token })).data;
  const version = lodges.find(({ lodge }) => lodge.slug === slug)?.version ?? null;
  await call('removeLodge', { token: admin.token, body: { slug, version } });
  expect((await putBack('lodges', slug)).status).toBe(200);
  expect((await stored.lodges(slug).get()).data()).toMatchObject(lodgeFor(slug));
});

it('a lodge and a kind of show stay while a video belongs to them', async () => {
  const [slug, type, { token }] = [newSlug(), newSlug(), admin];
  await call('saveLodge', { token, body: { version: null, lodge: lodgeFor(slug) } });
  await call('saveShowType', { token, body: { version: null, show_type: showTypeFor(type) } });
  const [lodge, kind] = [await stored.lodges(slug).get(), await stored.showTypes(type).get()];
  const ofLodge = await newVideo({ type: 'lodge', lodge_id: lodge.data()?.id ?? 0 });
  const ofKind = await newVideo({ type: 'episode', show_type_id: kind.data()?.id ?? 0 });
  const removals = {
    lodge: () => request('removeLodge', { token, body: { slug, version: versionOf(lodge) } }),
    kind: () => request('removeShowType', { token, body: { type, version: versionOf(kind) } }),
  };
  expect(await refusalOf(removals.lodge())).toMatchObject({
    status: 409,
    alert: 'This lodge has videos. Give them another lodge first.',
  });
  expect(await refusalOf(removals.kind())).toMatchObject({
    status: 409,
    alert:
      'There are videos of this kind of show. Archive it instead: viewers then no longer see it in lists.',
  });
  for (const { id } of [ofLodge, ofKind]) await stored.videos(String(id)).delete();
  expect([(await removals.lodge()).status, (await removals.kind()).status]).toEqual([200, 200]);
});

it('refuses what is not in the bin', async () => {
  expect((await putBack('streams', newSlug())).status).toBe(404);
  expect((await putBack('users', admin.uid)).status).toBe(422);
  expect((await putBack('streams', '../users')).status).toBe(422);
});
