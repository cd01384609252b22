import { defaultAnimals } from '@boma/domain/pages/default-animals.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { deleteAlertKinds, newAlertKind } from '../support/alert-kinds.ts';
import { wantAlerts } from '../support/alerts.ts';
import { call, request } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import { registerStaff, registerViewer, type Viewer } from '../support/people/viewers.ts';
import { newPhoto } from '../support/photos.ts';
import { refusalOf } from '../support/refusals.ts';
import { site } from '../support/run.ts';
import { deleteSightings, newSighting } from '../support/sightings.ts';
import { stored } from '../support/stored.ts';

let admin: Viewer;
let zoomie: Viewer;
let viewer: Viewer;
const made: string[] = [];

const forget = () => stored.pages('animals').delete();
beforeAll(async () => {
  [admin, zoomie] = [await registerStaff('admin'), await registerStaff('zoomie')];
  viewer = await registerViewer();
});
beforeEach(forget);
afterAll(async () => {
  await forget();
  await deleteAlertKinds();
  await deleteSightings(made);
});

const otter = { name: 'otter', plural: 'otters', scientific: 'Aonyx capensis', category: 5 };
const { animals: known } = defaultAnimals;
/** The animals that the site comes with, one of them changed, and what is added. */
const pageWith = (added: object[], change: { readonly name: string } = { name: '' }) => ({
  kind: 'animals',
  animals: [...known.map((each) => (each.name === change.name ? { ...each, ...change } : each)), ...added],
});
const savedPage = async () =>
  (await call('listEditedPages', { token: zoomie.token })).data.pages.find(
    ({ page }) => page.kind === 'animals',
  );
async function save(page: object, { token } = admin) {
  const version = (await savedPage())?.version ?? null;
  return request('savePage', { token, body: { version, page } });
}
const problemsOf = async (answer: Response) =>
  answer.ok ? 'saved' : ((await answer.json()) as { errors?: object }).errors;
const report = (species: string, more: object = {}) =>
  request('postSighting', { token: zoomie.token, body: { stream: 'cat-eye', species, ...more } });
const propose = (photo_id: string, value: string | null) =>
  request('proposeOfPhoto', { token: viewer.token, body: { photo_id, field: 'species', value } });

/** The servers keep the list for two seconds. */
async function posted(species: string, count: number) {
  const sighting = await eventually(async () => {
    const answer = await report(species, { count });
    expect(answer.status, await answer.clone().text()).toBe(200);
    return ((await answer.json()) as { data: { sighting: { id: string } } }).data.sighting;
  });
  made.push(sighting.id);
  return sighting;
}

it('an admin adds an animal, which everybody sees, and which is reported, looked for and wished for', async () => {
  expect((await call('listPages')).data.animals).toBeUndefined();
  expect((await report('otter')).status).toBe(422);
  expect((await save(pageWith([otter]), zoomie)).status).toBe(403);
  expect((await save(pageWith([otter]))).status).toBe(200);
  expect((await call('listPages')).data.animals).toEqual(pageWith([otter]));
  expect(await posted('otter', 3)).toMatchObject({
    caption: '3 otters',
    species: 'otter',
    notification_category_id: 5,
  });
  const { sightings } = (await call('listSightings', { query: { species: 'otter' } })).data;
  expect(sightings).toMatchObject([{ caption: '3 otters' }]);
  const csv = await (await fetch(`${site()}/logbook/sightings.csv?species=otter`)).text();
  expect(csv).toContain(',otter,Aonyx capensis,3,');
  await wantAlerts(viewer, { species: ['otter'] });
  expect((await stored.alerts(viewer.uid).get()).data()?.topics).toEqual(['species:otter']);
  const photo = await newPhoto({ isOld: true });
  expect((await propose(photo, 'otter')).status).toBe(200);
  const body = { filters: { species: 'otter' } };
  expect((await request('searchPhotos', { body })).status).toBe(200);
  const { records } = (await call('listAudit', { token: admin.token, query: { action: 'page.save' } })).data;
  expect(records[0]).toMatchObject({ by: admin.uid, target: 'pages/animals', before: null });
});

it('no animal is taken that the site does not know', async () => {
  await posted('lion', 1);
  expect(await problemsOf(await report('unicorn'))).toEqual({ species: ['Choose an animal of the list.'] });
  expect(await problemsOf(await report('Lion'))).toEqual({ species: ['Choose an animal of the list.'] });
  expect((await request('listSightings', { query: { species: 'lion' } })).status).toBe(200);
  expect(await problemsOf(await request('listSightings', { query: { species: 'unicorn' } }))).toEqual({
    species: ['Choose an animal of the list.'],
  });
  expect((await fetch(`${site()}/logbook/sightings.json?species=unicorn`)).status).toBe(422);
  const photos = (species: string) => request('searchPhotos', { body: { filters: { species } } });
  expect((await photos('lion')).status).toBe(200);
  expect(await problemsOf(await photos('unicorn'))).toEqual({
    'filters.species': ['Please choose one of the animals of the list.'],
  });
  const photo = await newPhoto({ isOld: true });
  expect((await propose(photo, 'lion')).status).toBe(200);
  expect(await problemsOf(await propose(photo, 'unicorn'))).toEqual({
    value: ['Please choose one of the animals of the list.'],
  });
  await wantAlerts(viewer, { species: ['lion'] });
  await expect(wantAlerts(viewer, { species: ['lion', 'unicorn'] })).rejects.toThrow(
    'There is no such animal in our list.',
  );
});

it('a hidden animal is chosen for nothing new, and what names it stays', async () => {
  const name = 'klipspringer';
  const old = await newSighting({ species: name, caption: 'Klipspringer', stream: { slug: 'cat-eye' } });
  made.push(old);
  await wantAlerts(viewer, { species: [name] });
  const photo = await newPhoto({ isOld: true });
  expect((await propose(photo, name)).status).toBe(200);
  expect((await save(pageWith([], { name, hidden: true } as { name: string }))).status).toBe(200);
  await eventually(async () =>
    expect(await problemsOf(await report(name))).toEqual({ species: ['Choose an animal of the list.'] }),
  );
  expect((await propose(photo, name)).status).toBe(422);
  expect((await propose(photo, null)).status).toBe(200);
  // Who wished for it before keeps the wish; nobody else can.
  await wantAlerts(viewer, { species: [name], mail: false });
  await expect(wantAlerts(zoomie, { species: [name] })).rejects.toThrow('no such animal');
  const { sightings } = (await call('listSightings', { query: { species: name } })).data;
  expect(sightings.map(({ id }) => id)).toContain(old);
  const edited = async () =>
    (await call('listEditedSightings', { token: zoomie.token, query: { id: old } })).data.sightings[0];
  const change = async (species: string) =>
    request('changeSighting', {
      token: zoomie.token,
      body: {
        id: old,
        version: (await edited())?.version,
        sighting: { species, count: 2, message: '', notification_category_id: 4 },
      },
    });
  expect((await change(name)).status).toBe(200);
  expect((await edited())?.sighting.caption).toBe('2 klipspringers');
  expect((await change('kudu')).status).toBe(200);
  expect(await problemsOf(await change(name))).toEqual({
    'sighting.species': ['Choose an animal of the list.'],
  });
});

it('the name of an animal stays, and a kind of alert that is new to it exists', async () => {
  const { id, version } = await newAlertKind();
  expect(await problemsOf(await save(pageWith([{ ...otter, category: id }])))).toBe('saved');
  const others = known.filter(({ name }) => name !== 'lion');
  const lost = { kind: 'animals', animals: [...others, { ...otter, category: id }] };
  const kept = (name: string) => ({
    'page.animals': [
      `Sightings, photos and alerts keep the name of an animal, so these names stay: “${name}”. You can hide the animal.`,
    ],
  });
  expect(await problemsOf(await save(lost))).toEqual(kept('lion'));
  expect(await problemsOf(await save(pageWith([])))).toEqual(kept('otter'));
  const unknown = pageWith([{ ...otter, category: 4711 }]);
  expect(await problemsOf(await save(unknown))).toEqual({
    [`page.animals.${known.length}.category`]: ['The kind of alert that “otter” belongs to does not exist.'],
  });
  // An animal belongs to the kind.
  const remove = () => request('removeCategory', { token: admin.token, body: { id, version } });
  expect(await refusalOf(remove())).toMatchObject({ status: 409, alert: expect.stringContaining('Animals') });
  expect(await problemsOf(await save(pageWith([otter])))).toBe('saved');
  expect((await remove()).status).toBe(200);
});

it('no form makes a protected animal public, and neither does what was stored past the form', async () => {
  expect(await problemsOf(await save(pageWith([otter])))).toBe('saved');
  const fieldsOf = async (change: object) =>
    Object.keys((await problemsOf(await save(pageWith([otter, { ...otter, ...change }])))) ?? {});
  const at = `page.animals.${known.length + 1}`;
  expect(await fieldsOf({ name: 'white rhino' })).toEqual([`${at}.name`]);
  expect(await fieldsOf({ name: 'scaly anteater' })).toEqual([`${at}.name`]);
  expect(await fieldsOf({ name: 'armoured otter', plural: 'p4ngolins' })).toEqual([`${at}.plural`]);
  expect(await fieldsOf({ name: 'armoured otter', scientific: 'Smutsia temminckii' })).toEqual([
    `${at}.scientific`,
  ]);
  const rhino = { name: 'white rhino', plural: 'rhinos', scientific: 'Ceratotherium simum', category: 1 };
  const anteater = { ...rhino, name: 'anteater', plural: 'anteaters', scientific: 'Smutsia temminckii' };
  await stored
    .pages('animals')
    .set({ kind: 'animals', animals: [...known, otter, rhino, anteater], pictures: [] });
  expect((await call('listPages')).data.animals).toEqual(pageWith([otter]));
  expect((await savedPage())?.page).toEqual(pageWith([otter]));
  await posted('otter', 2);
  expect((await report('anteater')).status).toBe(422);
  const withheld = await report('white rhino');
  expect(await withheld.json()).toEqual({ data: { sighting: null } });
  expect((await request('listSightings', { query: { species: 'white rhino' } })).status).toBe(422);
});
