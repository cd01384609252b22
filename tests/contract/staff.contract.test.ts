import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, request } from '../support/api.ts';
import { checkStreamsNow, liveSite, publishedStreams } from '../support/live.ts';
import { registerStaff, type Viewer } from '../support/people/viewers.ts';
import { refusalOf } from '../support/refusals.ts';
import { setOnAir } from '../support/run.ts';
import {
  cameraFor,
  cameraOrder,
  deleteCatalogueOf,
  lodgeFor,
  newSlugFor,
  showTypeFor,
} from '../support/staff-catalogue.ts';
import { stored } from '../support/stored.ts';

const MARK = 'staff-area';
const newSlug = newSlugFor(MARK);
let admin: Viewer;
let zoomie: Viewer;

beforeAll(async () => {
  admin = await registerStaff('admin');
  zoomie = await registerStaff('zoomie');
});
afterAll(() => deleteCatalogueOf(MARK));

const cameras = async () => (await call('listCameras', { token: zoomie.token })).data.cameras;
const cameraOf = async (slug: string) => {
  const found = (await cameras()).find(({ camera }) => camera.slug === slug);
  if (!found) throw new Error(`There is no camera ${slug}.`);
  return found;
};

describe('cameras', () => {
  it('are added at the end of the list and published in the call', async () => {
    const slug = newSlug();
    await call('saveCamera', { token: zoomie.token, body: { version: null, camera: cameraFor(slug) } });
    expect((await publishedStreams()).streams.at(-1)).toMatchObject({ slug, name: `Camera ${slug}` });
    expect((await cameraOrder()).at(-1)).toBe(slug);
    const { camera, check, outages } = await cameraOf(slug);
    expect(camera).toMatchObject({ maintenance: false, place: null, species: [] });
    expect([check, outages]).toEqual([null, []]);
  });

  it('refuse an edit that began with an older version, and keep what the colleague wrote', async () => {
    const slug = newSlug();
    await call('saveCamera', { token: zoomie.token, body: { version: null, camera: cameraFor(slug) } });
    const { version } = await cameraOf(slug);
    const save = (name: string) =>
      request('saveCamera', {
        token: admin.token,
        body: { version, camera: cameraFor(slug, { name }) },
      });
    expect((await save('Dawn')).status).toBe(200);
    // The answer was lost, so staff save again.
    expect((await save('Dawn')).status).toBe(200);
    expect(await refusalOf(save('Dusk'))).toMatchObject({ status: 409, code: 'conflict' });
    expect((await cameraOf(slug)).camera.name).toBe('Dawn');
  });

  it('say which field is wrong: a taken address or code, an unknown lodge, a paid one at YouTube', async () => {
    const slug = newSlug();
    const save = (camera: object) =>
      refusalOf(request('saveCamera', { token: zoomie.token, body: { version: null, camera } }));
    expect(await save(cameraFor('tau'))).toMatchObject({
      status: 422,
      errors: { 'camera.slug': ['Another camera has this address. Choose another one.'] },
    });
    expect(await save(cameraFor(slug, { code: 'tau', lodge_id: 99 }))).toMatchObject({
      status: 422,
      errors: {
        'camera.code': ['Another camera has this code at the media server.'],
        'camera.lodge_id': ['There is no such lodge.'],
      },
    });
    expect(await save(cameraFor(slug, { name: ' ', subscriber_only: true }))).toMatchObject({
      status: 422,
      errors: { 'camera.name': ['Give the camera a name.'] },
    });
  });

  it('take another order, unless a colleague has changed it', async () => {
    for (const _ of [1, 2])
      await call('saveCamera', {
        token: zoomie.token,
        body: { version: null, camera: cameraFor(newSlug()) },
      });
    const from = await cameraOrder();
    const to = [...from.slice(0, -2), ...from.slice(-2).reverse()];
    await call('orderCameras', { token: zoomie.token, body: { from, to } });
    expect((await publishedStreams()).streams.map(({ slug }) => slug)).toEqual(to);
    const orders = async (order: string[]) =>
      (await request('orderCameras', { token: zoomie.token, body: { from, to: order } })).status;
    // The answer was lost, so staff press again.
    expect(await orders(to)).toBe(200);
    expect(await orders(from.toReversed())).toBe(409);
  });

  it('say when the ranger wrote the note, whatever else is changed later', async () => {
    const slug = newSlug();
    const save = async (version: string | null, change: object) => {
      await call('saveCamera', { token: zoomie.token, body: { version, camera: cameraFor(slug, change) } });
      return (await publishedStreams()).streams.find((stream) => stream.slug === slug)?.noted_ts;
    };
    expect(await save(null, {})).toBeNull();
    const began = Math.floor(Date.now() / 1000);
    const noted = await save((await cameraOf(slug)).version, { status_update: 'Two cubs.' });
    expect(noted).toBeGreaterThanOrEqual(began);
    const change = { status_update: 'Two cubs.', name: 'Den' };
    expect(await save((await cameraOf(slug)).version, change)).toBe(noted);
  });

  it('are off the air for viewers in maintenance, and say why', async () => {
    const slug = newSlug();
    const save = async (version: string | null, maintenance: boolean) =>
      call('saveCamera', {
        token: zoomie.token,
        body: { version, camera: cameraFor(slug, { maintenance }) },
      });
    await save(null, false);
    await checkStreamsNow();
    await expect.poll(async () => (await liveSite()).live).toContain(slug);
    await save((await cameraOf(slug)).version, true);
    expect((await liveSite()).live).not.toContain(slug);
    const shown = (await publishedStreams()).streams.find((stream) => stream.slug === slug);
    expect(shown?.status_update).toBe('Our rangers are working on this camera. It will be back.');
    const { data } = await call('showDesk', { token: zoomie.token });
    expect(data.maintenance).toContainEqual({ slug, name: `Camera ${slug}` });
    await save((await cameraOf(slug)).version, false);
    expect((await liveSite()).live).toContain(slug);
  });

  it('have a history of outages, with the state of playlist and still', async () => {
    const slug = 'nkorho';
    await expect
      .poll(async () => {
        await checkStreamsNow();
        return (await cameraOf(slug)).check;
      })
      .toMatchObject({ live: true, still: 'there' });
    const before = (await cameraOf(slug)).outages.length;
    try {
      await setOnAir(slug, false);
      await expect
        .poll(async () => {
          await checkStreamsNow();
          return (await cameraOf(slug)).outages[0]?.ended_at;
        })
        .toBe(null);
      const { data } = await call('showDesk', { token: zoomie.token });
      expect(data.off_air.map((each) => each.slug)).toContain(slug);
    } finally {
      await setOnAir(slug, true);
    }
    await expect
      .poll(async () => {
        await checkStreamsNow();
        const { outages } = await cameraOf(slug);
        const [newest] = outages;
        return outages.length === before + 1 && (newest?.ended_at ?? 0) > (newest?.began_at ?? 0);
      })
      .toBe(true);
  });
});

it('a members’ camera that everyone can watch waits for staff, until it is put right', async () => {
  const slug = newSlug();
  const tau = (await stored.streams('tau').get()).data();
  if (!tau) throw new Error('The catalogue has no Tau.');
  await stored.streams(slug).set({ ...tau, id: 987_654, slug, name: 'Open Den', subscriber_only: true });
  const faults = async () => {
    await checkStreamsNow();
    return (await call('showDesk', { token: zoomie.token })).data.faulty;
  };
  const fault = { slug, name: 'Open Den', fault: 'unlocked' };
  await expect.poll(faults).toContainEqual(fault);
  expect((await cameraOf(slug)).check).toMatchObject({ live: true, codec: 'h264', unlocked: true });
  expect((await faults()).map((each) => each.slug)).not.toContain('hyena-den');
  await stored.streams(slug).delete();
  await expect.poll(faults).not.toContainEqual(fault);
});

describe('lodges and kinds of show', () => {
  it('are not removed while a camera or a show belongs to them', async () => {
    const [slug, camera] = [newSlug(), newSlug()];
    await call('saveLodge', { token: zoomie.token, body: { version: null, lodge: lodgeFor(slug) } });
    const lodge = async () => {
      const { lodges } = (await call('listLodges', { token: admin.token })).data;
      return lodges.find((each) => each.lodge.slug === slug);
    };
    const lodge_id = (await lodge())?.lodge.id;
    const body = { version: null, camera: cameraFor(camera, { lodge_id }) };
    await call('saveCamera', { token: zoomie.token, body });
    expect((await lodge())?.cameras).toEqual([`Camera ${camera}`]);
    const remove = async () =>
      request('removeLodge', { token: admin.token, body: { slug, version: (await lodge())?.version } });
    expect(await refusalOf(remove())).toMatchObject({
      status: 409,
      alert: 'This lodge has cameras. Give them another lodge first.',
    });
    const { version } = await cameraOf(camera);
    await call('removeCamera', { token: admin.token, body: { slug: camera, version } });
    expect((await remove()).status).toBe(200);
    expect((await publishedStreams()).streams.map((each) => each.slug)).not.toContain(camera);
  });

  it('publish a new title of a kind of show at once', async () => {
    const type = newSlug();
    const before = (await liveSite()).versions.show_types;
    const body = { version: null, show_type: showTypeFor(type) };
    await call('saveShowType', { token: zoomie.token, body });
    expect((await liveSite()).versions.show_types).toBeGreaterThan(before);
    expect((await call('listShowTypes')).data.show_types.map((each) => each.type)).toContain(type);
  });
});

describe('the pinned announcement', () => {
  it('is on every page at once, and gone when staff take it down', async () => {
    const pinned = async () => (await call('listNotices', { token: zoomie.token })).data.pinned;
    const announcement = {
      message: 'Come to the fire at 19:00.',
      link_url: '/wildlife/shows',
      link_text: 'Shows',
    };
    await stored.announcement().delete();
    await call('pinAnnouncement', { token: zoomie.token, body: { version: null, announcement } });
    expect((await liveSite()).pinned).toMatchObject(announcement);
    const pins = async (message: string) =>
      (
        await request('pinAnnouncement', {
          token: admin.token,
          body: { version: null, announcement: { ...announcement, message } },
        })
      ).status;
    const { pinned: first } = await liveSite();
    // The answer was lost, so staff pin it again.
    expect(await pins(announcement.message)).toBe(200);
    expect((await liveSite()).pinned).toEqual(first);
    expect(await pins('Come at 20:00.')).toBe(409);
    const body = { version: (await pinned())?.version ?? null, announcement: null };
    await call('pinAnnouncement', { token: zoomie.token, body });
    expect((await liveSite()).pinned).toBe(null);
  });
});

describe('the switches of the site', () => {
  const heldBy = async (token: string) => (await call('showUsage', { token })).data.switches;
  afterAll(async () => {
    const { version } = await heldBy(admin.token);
    const switches = { chats: 'auto', pictures: 'video' } as const;
    await call('saveSwitches', { token: admin.token, body: { version, switches } });
  });

  it('are on every page at once, and in the audit log', async () => {
    await stored.switches().delete();
    const switches = { chats: 'cdn', pictures: 'stills' } as const;
    await call('saveSwitches', { token: admin.token, body: { version: null, switches } });
    expect((await liveSite()).switches).toEqual(switches);
    const held = await heldBy(zoomie.token);
    expect(held.switches).toEqual(switches);
    const { records } = (await call('listAudit', { token: admin.token, query: { action: 'site.switch' } }))
      .data;
    expect(records[0]).toMatchObject({ by: admin.uid, target: 'server-state/switches', after: switches });
    const turn = async (caller: { readonly token: string }, body: object) =>
      (await request('saveSwitches', { token: caller.token, body })).status;
    const back = { version: held.version, switches: { ...switches, pictures: 'video' } };
    expect(await turn(zoomie, back)).toBe(403);
    expect(await turn(admin, { ...back, version: null })).toBe(409);
    expect(await turn(admin, { ...back, switches: { ...switches, pictures: 'none' } })).toBe(422);
    expect(await turn(admin, back)).toBe(200);
    expect((await liveSite()).switches).toEqual({ chats: 'cdn', pictures: 'video' });
  });
});

describe('the audit log', () => {
  it('is filtered by person, action and day, the newest first', async () => {
    const [slug, own] = [newSlug(), await registerStaff('admin')];
    await call('saveCamera', { token: own.token, body: { version: null, camera: cameraFor(slug) } });
    const [{ version }, after] = [await cameraOf(slug), { name: 'Later' }];
    await call('saveCamera', { token: own.token, body: { version, camera: cameraFor(slug, after) } });
    const list = async (query: Record<string, string>) =>
      (await call('listAudit', { token: admin.token, query })).data.records.filter(
        ({ by }) => by === own.uid,
      );
    const target = `streams/${slug}`;
    const records = await list({ person: own.uid });
    expect(records).toMatchObject([
      { action: 'camera.save', target, target_name: 'Later', before: { name: `Camera ${slug}` }, after },
      { action: 'camera.save', target, before: null, by_name: own.displayName },
    ]);
    const { at = 0, id = '' } = records[0] ?? {};
    const day = new Date(at).toISOString().slice(0, 10);
    expect(await list({ action: 'camera.save', day, person: own.uid })).toHaveLength(2);
    expect(await list({ action: 'lodge.save', person: own.uid })).toEqual([]);
    expect(await list({ day: '2020-01-01' })).toEqual([]);
    expect(await list({ person: own.uid, before: `${at}.zzzzzz` })).toEqual(records);
    expect(await list({ person: own.uid, before: `${at}.${id}` })).toHaveLength(1);
  });
});
