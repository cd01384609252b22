import { defaultPromos } from '@boma/domain/pages/default-promos.ts';
import { PAGE_KINDS } from '@boma/domain/pages/pages.constants.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { call, request } from '../support/api.ts';
import { registerStaff, type Viewer } from '../support/people/viewers.ts';
import { refusalOf } from '../support/refusals.ts';
import { site } from '../support/run.ts';
import { cameraFor, deleteCatalogueOf, newSlugFor } from '../support/staff-catalogue.ts';
import { stored } from '../support/stored.ts';

const MARK = 'edited-pages';
const newSlug = newSlugFor(MARK);
let admin: Viewer;
let zoomie: Viewer;

const forget = async () => {
  await Promise.all(PAGE_KINDS.map((kind) => stored.pages(kind).delete()));
};
beforeAll(async () => {
  admin = await registerStaff('admin');
  zoomie = await registerStaff('zoomie');
});
beforeEach(forget);
afterAll(async () => {
  await forget();
  await deleteCatalogueOf(MARK);
});

const marula = { name: 'Marula Trust', work: 'pays the vet.', mark: 'tree', logo: null } as const;
const khaya = { name: 'Khaya Vets', work: 'nurses pangolins.', mark: 'lens', logo: null } as const;
const pageOf = (...partners: object[]) => ({ kind: 'partners', partners });
const save = (version: string | null, page: object, { token } = admin) =>
  request('savePage', { token, body: { version, page } });
const edited = async () => (await call('listEditedPages', { token: zoomie.token })).data.pages;
const seen = async () => (await call('listPages')).data;

it('the promotions of home are kept beside the partners, with all of their pictures for the sweep', async () => {
  const slides = defaultPromos.slides.map((slide) => ({ ...slide, wide: '/uploaded/dusk-sm.jpg' }));
  const page = { ...defaultPromos, slides };
  expect((await save(null, page)).status).toBe(200);
  expect((await save(null, pageOf(khaya))).status).toBe(200);
  expect(await seen()).toEqual({ promos: page, partners: pageOf(khaya) });
  expect((await stored.pages('promos').get()).data()?.pictures).toEqual([
    '/uploaded/dusk-sm.jpg',
    '/promos/den-tall.jpg',
    '/promos/heron-tall.jpg',
    '/promos/rock-tall.jpg',
    '/promos/course-wide.jpg',
    '/promos/course-tall.jpg',
  ]);
  // Of the promotions, no text may name a protected animal.
  const named = { ...page, course: { ...page.course, text: 'Come and see a rhino.' } };
  expect((await save(null, named)).status).toBe(422);
});

it('the films of home are kept with their stills for the sweep, and name no protected animal', async () => {
  const film = (name: string) => ({
    title: `The ${name}`,
    text: `A ${name} drinks.`,
    address: `/films/${name}.mp4`,
    poster: `/uploaded/${name}.jpg`,
  });
  const page = { kind: 'films', sample: film('giraffe'), premium: film('leopard') };
  expect((await save(null, page)).status).toBe(200);
  expect(await seen()).toEqual({ films: page });
  expect((await stored.pages('films').get()).data()?.pictures).toEqual([
    '/uploaded/giraffe.jpg',
    '/uploaded/leopard.jpg',
  ]);
  expect((await save(null, { ...page, sample: film('rhino') })).status).toBe(422);
});

it('our own adverts may name the animal that they are for, and lead to pages of the site alone', async () => {
  const advert = {
    title: 'Meet the pangolin',
    text: 'He rolls up.',
    action: 'Read on',
    to: '/wildlife/pangolin-watch',
    picture: '/pictures/pangolin-640.webp',
  };
  const pageWith = (change: object) => ({
    kind: 'adverts',
    adverts: [{ ...advert, ...change }, advert, advert, advert],
  });
  expect((await save(null, pageWith({ text: 'Pangolins live at -24.31, 31.12.' }))).status).toBe(422);
  // Its address names a camera.
  const camera = cameraFor(newSlug(), { name: 'Mooifontein' });
  await call('saveCamera', { token: admin.token, body: { version: null, camera } });
  expect((await save(null, pageWith({ to: `/wildlife/stream/${camera.slug}` }))).status).toBe(422);
  expect((await save(null, pageWith({ to: 'https://elsewhere.example/' }))).status).toBe(422);
  expect((await save(null, pageWith({}))).status).toBe(200);
  expect(await seen()).toEqual({ adverts: pageWith({}) });
});

const cause = {
  kind: 'cause',
  lead: 'Why we stand up for pangolins.',
  picture: '/uploaded/pangolin.jpg',
  alt: 'A pangolin in moonlight.',
  work: 'Pangolins eat ants.\n\n# What we do\n\n- we walk the fences.',
  helping: 'Write to us.',
};

it('About and the cause name an animal in danger or a camera in a paragraph, not both, and keep their pictures for the sweep', async () => {
  const camera = cameraFor(newSlug(), { name: 'Mooivlei' });
  await call('saveCamera', { token: admin.token, body: { version: null, camera } });
  const apart = { ...cause, work: 'Pangolins eat ants.\n\nMooivlei is our oldest camera.' };
  expect((await save(null, apart)).status).toBe(200);
  const [saved] = await edited();
  const together = { ...cause, work: 'Hello.\n\nThe pangolins of Mooivlei eat ants.' };
  expect(await refusalOf(save(saved?.version ?? '', together))).toMatchObject({ status: 422 });
  const answer = await save(saved?.version ?? '', {
    ...cause,
    helping: 'Look for pangolins at -24.31, 31.12.',
  });
  expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual(['page.helping']);
  expect(await seen()).toEqual({ cause: apart });
  expect((await stored.pages('cause').get()).data()?.pictures).toEqual(['/uploaded/pangolin.jpg']);
  const about = {
    kind: 'about',
    lead: 'Who we are.',
    picture: '/uploaded/camp.jpg',
    alt: 'The camp.',
    story: 'It began with one camera at Mooivlei.',
    film: { title: 'A film', address: '/films/a.mp4', poster: '/uploaded/film.jpg', label: 'Water.' },
    parts: { premium: 'Solder.', community: 'Free.', cause: 'Pangolins are shy.', partners: 'A vet.' },
  };
  const parts = { ...about.parts, cause: 'Pangolins are shy at Mooivlei.' };
  const refused = await save(null, { ...about, parts });
  expect(Object.keys(((await refused.json()) as { errors: object }).errors)).toEqual(['page.parts.cause']);
  expect((await save(null, about)).status).toBe(200);
  expect(await seen()).toEqual({ about, cause: apart });
  expect((await stored.pages('about').get()).data()?.pictures).toEqual([
    '/uploaded/camp.jpg',
    '/uploaded/film.jpg',
  ]);
  // The story is one of the texts that name none.
  const [again] = (await edited()).filter(({ page }) => page.kind === 'about');
  expect((await save(again?.version ?? '', { ...about, story: 'We saw a rhino.' })).status).toBe(422);
});

it('the rangers are two, whose texts name no animal in danger', async () => {
  const ranger = {
    name: 'Sipho Dube',
    post: 'Tracker',
    introduction: 'Tracker and cook.',
    portrait: '/uploaded/sipho.jpg',
    alt: 'Sipho at the fire.',
    face: '/uploaded/face-sm.jpg',
    life: 'He cooks.\n\n# Ask him about\n\n- stew.',
  };
  const page = { kind: 'rangers', rangers: [ranger, { ...ranger, name: 'Thandi Dube' }] };
  expect((await save(null, page)).status).toBe(200);
  expect(await seen()).toEqual({ rangers: page });
  expect((await stored.pages('rangers').get()).data()?.pictures).toEqual([
    '/uploaded/sipho.jpg',
    '/uploaded/face-sm.jpg',
  ]);
  const [saved] = await edited();
  const named = { ...page, rangers: [{ ...ranger, life: 'He tracks rhino.' }, ranger] };
  const answer = await save(saved?.version ?? '', named);
  expect(Object.keys(((await answer.json()) as { errors: object }).errors)).toEqual(['page.rangers.0.life']);
  expect((await save(saved?.version ?? '', { ...page, rangers: [ranger] })).status).toBe(422);
});

it('the page of the cause arrives with what staff have saved, and describes itself as before', async () => {
  const read = async () => {
    const answer = await fetch(`${site()}/wildlife/pangolin-watch`);
    return { answer, html: await answer.text() };
  };
  const before = await read();
  expect(before.html).toContain('A pangolin walks on its hind legs');
  expect(before.answer.headers.get('cache-control')).toMatch(/s-maxage=60/);
  expect((await save(null, cause)).status).toBe(200);
  const { answer, html } = await read();
  expect(answer.status).toBe(200);
  expect(html).toMatch(/<p[^>]*>Pangolins eat ants\.<\/p><h2[^>]*>What we do<\/h2>/);
  expect(html).not.toContain('A pangolin walks on its hind legs');
  expect(html).toContain('<title>The Pangolin Watch · Boma</title>');
  expect(html).toMatch(/<div id="root" [^>]*data-rendered/);
});

describe('the partners', () => {
  it('are what the site says until an admin saves others, which everybody sees', async () => {
    expect(await seen()).toEqual({});
    expect(await edited()).toEqual([]);
    const page = pageOf(khaya, marula);
    expect((await save(null, page)).status).toBe(200);
    expect(await seen()).toEqual({ partners: page });
    expect(await edited()).toEqual([{ version: expect.any(String), page }]);
    const answer = await request('listPages');
    expect(answer.headers.get('cache-control')).toContain('s-maxage=60');
  });

  it('are refused to a colleague who began with an older version, and to moderators', async () => {
    await save(null, pageOf(khaya));
    const [saved] = await edited();
    const version = saved?.version ?? '';
    const other = pageOf({ ...khaya, work: 'flies.' });
    expect((await save(version, other)).status).toBe(200);
    // The answer was lost, so it is sent again.
    expect((await save(version, other)).status).toBe(200);
    expect(await refusalOf(save(version, pageOf(khaya)))).toMatchObject({ status: 409, code: 'conflict' });
    expect((await save(null, pageOf(khaya))).status).toBe(409);
    expect((await save(version, other, zoomie)).status).toBe(403);
    expect(await seen()).toEqual({ partners: other });
  });

  it('are in the audit log with what was before and after', async () => {
    await save(null, pageOf(khaya));
    const [saved] = await edited();
    const other = { ...khaya, logo: '/uploaded/khaya.png' };
    await save(saved?.version ?? '', pageOf(other));
    const { records } = (await call('listAudit', { token: admin.token, query: { action: 'page.save' } }))
      .data;
    expect(records[0]).toMatchObject({
      by: admin.uid,
      target: 'pages/partners',
      before: { partners: [khaya], pictures: [] },
      after: { partners: [other], pictures: ['/uploaded/khaya.png'] },
    });
  });

  it('say nothing of where a protected animal lives', async () => {
    const [slug, word] = [newSlug(), `Mooiwater${Date.now()}`];
    const camera = cameraFor(slug, { name: word });
    await call('saveCamera', { token: admin.token, body: { version: null, camera } });
    const trial = async (work: string, name: string = khaya.name) => {
      const answer = await save(null, pageOf(marula, { ...khaya, name, work }));
      return answer.ok ? 'saved' : Object.keys(((await answer.json()) as { errors: object }).errors);
    };
    const [atName, atWork] = ['page.partners.1.name', 'page.partners.1.work'];
    expect(await trial(`looks after the pangolins of ${word}.`)).toEqual([atWork]);
    expect(await trial('looks after pangolins at -24.31, 31.12.')).toEqual([atWork]);
    // Viewers read the name and the work as one sentence.
    expect(await trial(`patrols at ${word}.`, 'Rhino Guards')).toEqual([atName, atWork]);
    expect(await seen()).toEqual({});
    expect(await trial(`looks after ${word}.`)).toBe('saved');
  });

  it('are refused with a sentence at each field', async () => {
    const answer = await save(null, pageOf({ ...khaya, name: '<b></b>', logo: 'javascript:alert(1)' }));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      errors: {
        'page.partners.0.name': ['Give the partner a name.'],
        'page.partners.0.logo': ['A logo is a path that begins with a slash, or an https address.'],
      },
    });
    expect((await save(null, { kind: 'lions' })).status).toBe(422);
    expect((await save(null, { ...pageOf(khaya), html: '' })).status).toBe(422);
  });
});
