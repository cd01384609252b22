import { campDay, campDaysBefore } from '@boma/domain/camp-time.ts';
import { collections } from '@boma/domain/collections.ts';
import type { TermsVersion } from '@boma/domain/pages/legal.schema.ts';
import { savedTerms } from '@boma/domain/pages/pages.fixtures.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { call, request } from '../support/api.ts';
import { registerStaff, type Viewer } from '../support/people/viewers.ts';
import { refusalOf } from '../support/refusals.ts';
import { site } from '../support/run.ts';
import { cameraFor, deleteCatalogueOf, newSlugFor } from '../support/staff-catalogue.ts';
import { stored } from '../support/stored.ts';

const MARK = 'legal-texts';
const newSlug = newSlugFor(MARK);
let admin: Viewer;
let zoomie: Viewer;

const forget = () => stored.pages('terms').delete();
beforeAll(async () => {
  [admin, zoomie] = [await registerStaff('admin'), await registerStaff('zoomie')];
});
beforeEach(forget);
afterAll(async () => {
  await forget();
  await deleteCatalogueOf(MARK);
});

const TODAY = campDay(Date.now());
/** The day at camp so many days from now. Two days from now is later also for a run over midnight. */
const inDays = (days: number) => campDaysBefore(TODAY, -days);
const from = (days: number, change: Partial<TermsVersion> = {}): TermsVersion => ({
  ...savedTerms,
  valid_from: inDays(days),
  ...change,
});

interface As {
  readonly by?: Viewer;
  /** The day of the version that it replaces or removes. */
  readonly replaces?: string;
}

const save = (version: string | null, next: object | null, { by = admin, replaces }: As = {}) =>
  request('savePage', {
    token: by.token,
    body: { version, page: { kind: 'terms', replaces: replaces ?? null, next } },
  });
const refusedFields = async (answer: Promise<Response>) =>
  (await refusalOf(answer)) as { status: number; errors?: Record<string, string[]> };
const savedTexts = async () => {
  const { pages } = (await call('listEditedPages', { token: zoomie.token })).data;
  const found = pages.find(({ page }) => page.kind === 'terms');
  return {
    version: found?.version ?? null,
    versions: found?.page.kind === 'terms' ? found.page.versions : [],
  };
};
const seen = async () => (await call('listPages')).data.terms?.versions;

/** Stores versions as if their days had come and gone. */
async function haveVersions(...versions: TermsVersion[]): Promise<string | null> {
  await stored.pages('terms').set({ kind: 'terms', versions, pictures: [] });
  return (await savedTexts()).version;
}

describe('the next version of the terms', () => {
  it('is saved, changed and removed before its day, by admins alone', async () => {
    expect((await save(null, from(2))).status).toBe(200);
    const first = await savedTexts();
    expect(first.versions).toEqual([from(2)]);
    const later = from(40, { conduct: 'Be kinder.' });
    const replaces = inDays(2);
    expect((await save(first.version, later, { replaces })).status).toBe(200);
    // The answer was lost, so it is sent again.
    expect((await save(first.version, later, { replaces })).status).toBe(200);
    const second = await savedTexts();
    expect(second.versions).toEqual([later]);
    expect((await save(second.version, null, { by: zoomie })).status).toBe(403);
    expect(await refusalOf(save(first.version, null))).toMatchObject({ status: 409, code: 'conflict' });
    expect((await save(second.version, null, { replaces: inDays(40) })).status).toBe(200);
    expect((await savedTexts()).versions).toEqual([]);
  });

  it('follows those that apply or have applied, which nobody changes or removes', async () => {
    const [old, now] = [from(-30, { conduct: 'Be kind.' }), from(0)];
    const version = await haveVersions(old, now);
    expect((await save(version, from(2))).status).toBe(200);
    const followed = await savedTexts();
    expect(followed.versions).toEqual([old, now, from(2)]);
    expect((await save(followed.version, null, { replaces: inDays(2) })).status).toBe(200);
    const alone = await savedTexts();
    expect(alone.versions).toEqual([old, now]);
    // There is nothing left to remove.
    expect((await save(alone.version, null)).status).toBe(200);
    // It has begun since an editor read it.
    for (const next of [null, from(2)])
      expect(await refusedFields(save(alone.version, next, { replaces: inDays(0) }))).toMatchObject({
        status: 422,
        errors: { 'page.next.valid_from': [expect.stringMatching(/^This version has begun to apply/)] },
      });
    for (const days of [-30, 0])
      expect(
        await refusedFields(save(alone.version, from(days, { conduct: 'Be a little kind.' }))),
      ).toMatchObject({
        status: 422,
        errors: { 'page.next.valid_from': [expect.stringMatching(/^This day has begun at camp/)] },
      });
    expect((await savedTexts()).versions).toEqual([old, now]);
  });

  it('outlives a release that has other headings', async () => {
    const { conduct: _, ...rest } = from(-30);
    const old = { ...rest, campfires: 'Leave no ember.' };
    await firestore()
      .doc(`${collections.pages}/terms`)
      .set({ kind: 'terms', versions: [old], pictures: [] });
    const version = (await savedTexts()).version;
    expect(version).not.toBeNull();
    expect((await save(version, from(2))).status).toBe(200);
    expect((await firestore().doc(`${collections.pages}/terms`).get()).get('versions')).toEqual([
      { ...old, conduct: '' },
      from(2),
    ]);
    expect(await seen()).toEqual([{ ...old, conduct: '' }, from(2)]);
  });

  it('is refused at the part that lacks a place, names an unknown one, or tells where an animal lives', async () => {
    const camera = cameraFor(newSlug(), { name: `Mooipoort${Date.now()}` });
    await call('saveCamera', { token: admin.token, body: { version: null, camera } });
    const trial = async (change: Partial<TermsVersion>) =>
      Object.keys((await refusedFields(save(null, from(2, change)))).errors ?? {});
    expect(await trial({ refund: 'No refund.' })).toEqual(['page.next.refund']);
    expect(await trial({ law: 'That of {law_country} and {mars}.' })).toEqual(['page.next.law']);
    expect(await trial({ conduct: `Leave the rhinos of ${camera.name} alone.` })).toEqual([
      'page.next.conduct',
    ]);
    expect(await seen()).toBeUndefined();
    expect((await save(null, from(2, { conduct: `Be kind at ${camera.name}.` }))).status).toBe(200);
  });

  it('is in the audit log alone, without the versions that stay', async () => {
    const version = await haveVersions(from(-30), from(0));
    await save(version, from(7));
    await save((await savedTexts()).version, from(7, { animals: 'They are shy.' }), { replaces: inDays(7) });
    const query = { action: 'page.save' };
    const { records } = (await call('listAudit', { token: admin.token, query })).data;
    const [changed, added] = records.filter(({ target }) => target === 'pages/terms');
    const day = inDays(7);
    expect(added).toMatchObject({ by: admin.uid, before: {}, after: { [day]: from(7) } });
    expect(Object.keys(changed?.after ?? {})).toEqual([day]);
    expect(changed?.before).toEqual({ [day]: from(7) });
  });
});

describe('viewers', () => {
  it('get the version that applies and the next one, not the older ones', async () => {
    await haveVersions(from(-60), from(-30), from(7));
    expect(await seen()).toEqual([from(-30), from(7)]);
  });

  it('R2-282 read it in the page, with its day and with the next version', async () => {
    await haveVersions(
      from(-30, { conduct: 'Be kind to goats.' }),
      from(7, { conduct: 'Be kind to frogs.' }),
    );
    const answer = await fetch(`${site()}/terms-of-service`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    ]);
    const html = await answer.text();
    expect(html).toContain('Be kind to goats.');
    expect(html).toMatch(new RegExp(`Valid since <time dateTime="${inDays(-30)}">`));
    expect(html).toMatch(
      new RegExp(`A new version applies from <time dateTime="${inDays(7)}">.*<details`, 's'),
    );
    expect(html).toContain('Be kind to frogs.');
    // Computed from the code.
    expect(html).toContain('You have 14 days. This holds for the first purchase only.');
  });
});
