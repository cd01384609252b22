import { afterAll, beforeAll, expect, it } from 'vitest';
import { announceDown } from '../../functions/src/alerts/announce-duties.ts';
import { call } from '../support/api.ts';
import { checkStreamsNow } from '../support/live.ts';
import { registerStaff, type Viewer } from '../support/people/viewers.ts';
import { cameraFor, deleteCatalogueOf, newSlugFor } from '../support/staff-catalogue.ts';
import { stored } from '../support/stored.ts';
import { contextAt } from '../support/verb-context.ts';

const MARK = 'dark-camera';
const newSlug = newSlugFor(MARK);
const MINUTE = 60_000;
/** A camera at YouTube counts as on the air. */
const LIVE = { source: { kind: 'youtube', youtube_id: 'bomaRidge01' } };
/** The media server does not know its code, so that it has no picture. */
const DARK = { source: { kind: 'hls' } };

let staff: Viewer;
beforeAll(async () => {
  staff = await registerStaff('zoomie');
});
afterAll(() => deleteCatalogueOf(MARK));

const cameraOf = async (slug: string) =>
  (await call('listCameras', { token: staff.token })).data.cameras.find(({ camera }) => camera.slug === slug);
const save = async (slug: string, change: object) => {
  const version = (await cameraOf(slug))?.version ?? null;
  await call('saveCamera', { token: staff.token, body: { version, camera: cameraFor(slug, change) } });
};
/** What a check stores. One stores nothing if another one ends during it, so it is asked again and again. */
const foundLive = async (slug: string) => {
  await checkStreamsNow();
  return (await stored.streamStatus(slug).get()).data()?.live;
};
const outagesOf = async (slug: string) => {
  const { docs } = await stored.streamOutages.all().where('slug', '==', slug).get();
  return docs.map((document) => document.data());
};
const outagesAfterCheck = async (slug: string) => {
  await checkStreamsNow();
  return outagesOf(slug);
};

it.each([
  ['maintenance', { maintenance: true }, { maintenance: false }],
  ['time as a draft', { publish: { kind: 'draft' } }, { publish: { kind: 'now' } }],
] as const)('has one outage from the end of its %s on, until it is back', async (_, exempt, shown) => {
  const [slug, never] = [newSlug(), newSlug()];
  await save(slug, { ...LIVE, ...exempt });
  await expect.poll(() => foundLive(slug)).toBe(true);
  for (const each of [slug, never]) {
    await save(each, { ...DARK, ...exempt });
    await expect.poll(() => foundLive(each)).toBe(false);
  }
  expect(await outagesOf(slug)).toEqual([]);

  // The check that finds the outage of the second one has looked at both.
  const before = Date.now();
  for (const each of [never, slug]) await save(each, { ...DARK, ...shown });
  await expect.poll(() => outagesAfterCheck(slug)).toMatchObject([{ slug, ended_at: null }]);
  expect(await outagesOf(never)).toEqual([]);
  const began_at = (await outagesOf(slug))[0]?.began_at ?? 0;
  expect(began_at).toBeGreaterThanOrEqual(before);
  const { off_air } = (await call('showDesk', { token: staff.token })).data;
  expect(off_air).toContainEqual({ slug, name: `Camera ${slug}`, since: began_at });
  await announceDown({ ctx: contextAt({ real: began_at + 4 * MINUTE }) });
  expect((await stored.alertEvents(`camera-down.${slug}.${began_at}`).get()).exists).toBe(true);

  await outagesAfterCheck(slug);
  expect(await outagesAfterCheck(slug)).toHaveLength(1);
  await save(slug, { ...LIVE, ...shown });
  await expect
    .poll(() => outagesAfterCheck(slug))
    .toMatchObject([{ began_at, ended_at: expect.any(Number) }]);
});
