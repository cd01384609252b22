import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, request } from '../support/api.ts';
import { registerStaff } from '../support/people/viewers.ts';
import { refusalOf } from '../support/refusals.ts';
import {
  cameraFor,
  cameraOrder,
  deleteCatalogueOf,
  lodgeFor,
  newSlugFor,
} from '../support/staff-catalogue.ts';
import { stored } from '../support/stored.ts';

type Staff = Awaited<ReturnType<typeof registerStaff>>;

const MARK = 'colleague-names';
const newSlug = newSlugFor(MARK);
let first: Staff;
let second: Staff;
let third: Staff;
beforeAll(async () => {
  [first, second, third] = [
    await registerStaff('admin'),
    await registerStaff('admin'),
    await registerStaff('zoomie'),
  ];
});
afterAll(() => deleteCatalogueOf(MARK));

const saveLodge = (by: Staff, version: string | null, slug: string, logo = 'khaya') =>
  request('saveLodge', {
    token: by.token,
    body: { version, lodge: { ...lodgeFor(slug), fullLogoPath: `/lodges/${logo}.svg` } },
  });
const lodgeVersion = async (slug: string) => {
  const { lodges } = (await call('listLodges', { token: first.token })).data;
  return lodges.find(({ lodge }) => lodge.slug === slug)?.version ?? null;
};

/** A lodge that a colleague has added and another one has changed, and the version before that. */
async function newLodge() {
  const slug = newSlug();
  expect((await saveLodge(first, null, slug)).status).toBe(200);
  const version = await lodgeVersion(slug);
  expect((await saveLodge(second, version, slug, 'marula')).status).toBe(200);
  return { slug, version, refused: () => refusalOf(saveLodge(third, version, slug, 'baobab')) };
}

describe('the refusal of an edit that began with an older version', () => {
  it('names the colleague who saved last, and not the one before', async () => {
    const { refused } = await newLodge();
    expect(await refused()).toMatchObject({ status: 409, code: 'conflict', colleague: second.displayName });
  });

  it('names the colleague who removed the thing', async () => {
    const { slug, refused } = await newLodge();
    await call('removeLodge', { token: first.token, body: { slug, version: await lodgeVersion(slug) } });
    expect(await refused()).toMatchObject({ status: 409, colleague: first.displayName });
  });

  it('names the colleague who has changed the order since', async () => {
    const slugs = [newSlug(), newSlug()];
    for (const slug of slugs)
      await call('saveCamera', { token: first.token, body: { version: null, camera: cameraFor(slug) } });
    const [slug = ''] = slugs;
    const { cameras } = (await call('listCameras', { token: third.token })).data;
    const version = cameras.find(({ camera }) => camera.slug === slug)?.version ?? null;
    const from = await cameraOrder();
    const to = [...from.slice(0, -2), ...from.slice(-2).reverse()];
    await call('orderCameras', { token: second.token, body: { from, to } });
    const camera = cameraFor(slug, { name: 'Dusk' });
    const late = request('saveCamera', { token: third.token, body: { version, camera } });
    expect(await refusalOf(late)).toMatchObject({ status: 409, colleague: second.displayName });
  });

  it('names nobody where a change since is in no record', async () => {
    const { slug, refused } = await newLodge();
    await stored.lodges(slug).update({ fullLogoPath: '/lodges/by-a-tool.svg' });
    const refusal = await refused();
    expect(refusal).toMatchObject({ status: 409, code: 'conflict' });
    expect(refusal).not.toHaveProperty('colleague');
  });

  it('names nobody where the editor saved in another window', async () => {
    const slug = newSlug();
    await saveLodge(first, null, slug);
    const version = await lodgeVersion(slug);
    await saveLodge(third, version, slug, 'marula');
    const refusal = await refusalOf(saveLodge(third, version, slug, 'baobab'));
    expect(refusal).toMatchObject({ status: 409 });
    expect(refusal).not.toHaveProperty('colleague');
  });
});
