import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, request } from '../support/api.ts';
import { noticeFor } from '../support/notices.ts';
import { runVerb } from '../support/payments.ts';
import { registerStaff, type Viewer } from '../support/people/viewers.ts';
import { objectsBelow, snapshotJpeg } from '../support/photos.ts';
import { publishCover, uploadPicture } from '../support/pictures.ts';
import { site } from '../support/run.ts';
import { newSighting } from '../support/sightings.ts';
import { cameraFor, deleteCatalogueOf, newSlugFor } from '../support/staff-catalogue.ts';
import { stored } from '../support/stored.ts';

const DAY = 24 * 3_600_000;
const MARK = `pictures-${randomUUID().slice(0, 8)}`;
const newSlug = newSlugFor(MARK);

let ranger: Viewer;
beforeAll(async () => {
  ranger = await registerStaff('zoomie');
});
afterAll(() => deleteCatalogueOf(MARK));

const idOf = (address: string) => /\/uploaded\/([\w-]{22})/.exec(address)?.[1] ?? '';
const logo = (side: number) =>
  sharp({ create: { width: side, height: 40, channels: 4, background: '#0000' } })
    .png()
    .toBuffer();

/** What the site answers at an address: status, type, how long it may be kept, and the size of the picture. */
async function seen(address: string) {
  const answer = await fetch(`${site()}${address}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  if (!answer.ok) return { status: answer.status };
  const { width, height, exif } = await sharp(bytes).metadata();
  const cache = answer.headers.get('cache-control');
  return { status: 200, type: answer.headers.get('content-type'), cache, width, height, exif };
}

const FOR_GOOD = 'public, max-age=31536000, immutable';

it('a cover is published in two sizes for good, encoded anew, once', async () => {
  const { token } = ranger;
  const withExif = await sharp(await snapshotJpeg())
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer();
  const id = await uploadPicture(token, 'cover', withExif);
  expect(await seen(`/uploaded/${id}.jpg`)).toEqual({ status: 404 });
  const { address } = (await call('savePicture', { token, body: { id } })).data;
  expect(address).toBe(`/uploaded/${id}-sm.jpg`);
  const common = { status: 200, type: 'image/jpeg', cache: FOR_GOOD, exif: undefined };
  expect(await seen(address)).toEqual({ ...common, width: 640, height: 360 });
  expect(await seen(`/uploaded/${id}.jpg`)).toEqual({ ...common, width: 1280, height: 720 });
  expect(await objectsBelow(`picture-uploads/${id}`)).toEqual([]);
  const records = () => stored.auditLog.all().where('target', '==', `pictures/${id}`).get();
  expect((await call('savePicture', { token, body: { id } })).data).toEqual({ address });
  const found = (await records()).docs.map((each) => each.data());
  const by = { by: ranger.uid, after: { shape: 'cover' } };
  expect(found.toSorted((a, b) => a.action.localeCompare(b.action))).toEqual([
    expect.objectContaining({ action: 'picture.open', ...by }),
    expect.objectContaining({ action: 'picture.save', ...by }),
  ]);
});

it('a logo keeps its shape and what is transparent', async () => {
  const { token } = ranger;
  const id = await uploadPicture(token, 'logo', await logo(200));
  const { address } = (await call('savePicture', { token, body: { id } })).data;
  const answer = await fetch(`${site()}${address}`);
  expect(answer.headers.get('content-type')).toBe('image/png');
  const { width, height, hasAlpha } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect([width, height, hasAlpha]).toEqual([200, 40, true]);
});

describe('what is no picture is refused, and is never published', () => {
  const svg = async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  it.each([
    ['a page as a cover', 'cover', async () => Buffer.from('<!doctype html>'), 'JPEG'],
    ['a PNG as a cover', 'cover', () => logo(300), 'JPEG'],
    ['a truncated cover', 'cover', async () => (await snapshotJpeg()).subarray(0, -200), 'JPEG'],
    ['7 MB', 'cover', async () => Buffer.alloc(7_000_000), '2 MB'],
    ['an SVG as a logo', 'logo', svg, 'PNG'],
    ['a JPEG as a logo', 'logo', snapshotJpeg, 'PNG'],
    ['a logo that is too wide', 'logo', () => logo(700), 'PNG'],
  ] as const)('%s', async (_, shape, make, word) => {
    const { token } = ranger;
    const id = await uploadPicture(token, shape, await make());
    const answer = await request('savePicture', { token, body: { id } });
    expect(answer.status).toBe(422);
    const { errors } = (await answer.json()) as { errors: { id: string[] } };
    expect(errors.id.join()).toContain(word);
    expect(await objectsBelow(`uploaded/${id}`)).toEqual([]);
  });

  it('what has not arrived, and what nobody has begun', async () => {
    const { token } = ranger;
    const { id } = (await call('openPicture', { token, body: { shape: 'cover' } })).data;
    expect((await request('savePicture', { token, body: { id } })).status).toBe(422);
    expect((await request('savePicture', { token, body: { id: 'x'.repeat(22) } })).status).toBe(404);
    expect((await request('savePicture', { token, body: { id: '../secret' } })).status).toBe(422);
    expect((await request('openPicture', { token, body: { shape: 'film' } })).status).toBe(422);
    for (const file of ['x.jpg', `${id}.jpg`, `${id}.gif`])
      expect((await fetch(`${site()}/uploaded/${file}`)).status).toBe(404);
  });
});

describe('the sweep', () => {
  const later = (address: string, change: object = {}) =>
    stored.pictures(idOf(address)).update({ look_at: 1, ...change });
  const kept = async (address: string) => (await seen(address)).status;

  it('deletes an upload that was given up', async () => {
    const id = await uploadPicture(ranger.token, 'cover', await snapshotJpeg());
    await stored.pictures(id).update({ look_at: 1 });
    await runVerb('sweep-pictures');
    expect(await objectsBelow(`picture-uploads/${id}`)).toEqual([]);
    expect((await stored.pictures(id).get()).exists).toBe(false);
  });

  it('keeps a picture that a document names, and deletes it after thirty days without one', async () => {
    const { token } = ranger;
    const cover = await publishCover(token);
    const slug = newSlug();
    await call('saveCamera', { token, body: { version: null, camera: cameraFor(slug, { cover }) } });
    await later(cover, { unused_since: Date.now() - 40 * DAY });
    await runVerb('sweep-pictures');
    expect(await kept(cover)).toBe(200);
    expect((await stored.pictures(idOf(cover)).get()).data()?.unused_since).toBeNull();
    await stored.streams(slug).delete();
    await later(cover);
    await runVerb('sweep-pictures');
    expect((await stored.pictures(idOf(cover)).get()).data()?.unused_since).toBeGreaterThan(Date.now() - DAY);
    await later(cover, { unused_since: Date.now() - 31 * DAY });
    await runVerb('sweep-pictures');
    // An address that was never asked for: the CDN may still have the others.
    expect(await objectsBelow(`uploaded/${idOf(cover)}`)).toEqual([]);
    expect((await stored.pictures(idOf(cover)).get()).exists).toBe(false);
  });

  async function draftNotice(img_url: string): Promise<string> {
    const body = noticeFor({ kind: 'draft' }, { img_url });
    expect((await request('saveNotice', { token: ranger.token, body })).status).toBe(200);
    return body.id;
  }

  it.each([
    [
      'a sighting of a camera that has another cover since',
      (avatar: string) => newSighting({ avatar }),
      'sightings',
    ],
    ['a notice that waits', draftNotice, 'plannedNotices'],
  ] as const)('keeps the picture of %s', async (_, name, collection) => {
    const cover = await publishCover(ranger.token);
    const document = stored[collection](await name(cover));
    const sweep = async () => {
      await later(cover, { unused_since: Date.now() - 40 * DAY });
      await runVerb('sweep-pictures');
      return (await stored.pictures(idOf(cover)).get()).data()?.unused_since;
    };
    expect(await sweep()).toBeNull();
    await document.delete();
    expect(await sweep()).toBeUndefined();
  });

  it('keeps each of the pictures that a page names', async () => {
    const admin = await registerStaff('admin');
    const logos: string[] = [];
    for (const side of [200, 300]) {
      const id = await uploadPicture(admin.token, 'logo', await logo(side));
      logos.push((await call('savePicture', { token: admin.token, body: { id } })).data.address);
    }
    await stored.pages('partners').delete();
    const partners = logos.map((address, at) => ({
      name: `P${at}`,
      work: 'helps.',
      mark: 'tree',
      logo: address,
    }));
    const body = { version: null, page: { kind: 'partners', partners } } as const;
    await request('savePage', { token: admin.token, body });
    const unused = async () => {
      for (const address of logos) await later(address);
      await runVerb('sweep-pictures');
      const all = await Promise.all(logos.map((address) => stored.pictures(idOf(address)).get()));
      return all.map((each) => each.data()?.unused_since ?? null);
    };
    expect(await unused()).toEqual([null, null]);
    await stored.pages('partners').delete();
    expect(await unused()).toEqual([expect.any(Number), expect.any(Number)]);
  });

  it('keeps the picture of a written page, which names the large file', async () => {
    const { token } = await registerStaff('admin');
    const small = await publishCover(token);
    await stored.pages('cause').delete();
    const page = {
      kind: 'cause',
      lead: 'Why we do it.',
      picture: small.replace('-sm.jpg', '.jpg'),
      alt: 'A fence at night.',
      work: 'We walk the fences.',
      helping: 'Write to us.',
    } as const;
    await call('savePage', { token, body: { version: null, page } });
    await later(small, { unused_since: Date.now() - 40 * DAY });
    await runVerb('sweep-pictures');
    expect((await stored.pictures(idOf(small)).get()).data()?.unused_since).toBeNull();
    await stored.pages('cause').delete();
    await later(small);
    await runVerb('sweep-pictures');
    expect((await stored.pictures(idOf(small)).get()).data()?.unused_since).toEqual(expect.any(Number));
  });
});

it('a camera of our media server without a cover shows its newest still, and another one needs a picture', async () => {
  const { token } = ranger;
  const slug = newSlug();
  const camera = cameraFor(slug, { cover: null });
  const refused = await request('saveCamera', { token, body: { version: null, camera } });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    errors: { 'camera.cover': ['A camera from YouTube or a partner has no stills. Give it a picture.'] },
  });
  const own = { ...camera, source: { kind: 'hls' } };
  await call('saveCamera', { token, body: { version: null, camera: own } });
  const { cameras } = (await call('listCameras', { token })).data;
  const listed = cameras.find((each) => each.camera.slug === slug);
  expect(listed?.picture).toMatch(new RegExp(`/thumbnail\\?.*streamname=${slug}&size=640x360`));
  const published = (await stored.publishedStreams().get())
    .data()
    ?.streams.find((each) => each.slug === slug);
  expect(published?.cover).toBe(listed?.picture);
});
