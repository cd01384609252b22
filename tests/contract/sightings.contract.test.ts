import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, request } from '../support/api.ts';
import { eventually } from '../support/eventually.ts';
import { liveSite } from '../support/live.ts';
import { runVerb } from '../support/payments.ts';
import { registerStaff, registerViewer, type Viewer } from '../support/people/viewers.ts';
import { site } from '../support/run.ts';
import { deleteSightings, newSighting } from '../support/sightings.ts';
import { stored } from '../support/stored.ts';

let staff: Viewer;
let viewer: Viewer;
const made: string[] = [];

beforeAll(async () => {
  [staff, viewer] = [await registerStaff('zoomie'), await registerViewer()];
});
afterAll(() => deleteSightings(made));

interface Post {
  readonly stream?: string;
  readonly species?: string;
  readonly count?: number | null;
  readonly message?: string;
  readonly notification_category_id?: number;
}
const report = (body: Post, { token } = staff) =>
  request('postSighting', { token, body: { stream: 'cat-eye', species: 'genet', ...body } });

async function posted(body: Post = {}) {
  const full = { stream: 'cat-eye', species: 'genet', ...body };
  const { sighting } = (await call('postSighting', { token: staff.token, body: full })).data;
  if (!sighting) throw new Error('The sighting was withheld.');
  made.push(sighting.id);
  return sighting;
}

const storedSighting = async (id: string) => (await stored.sightings(id).get()).data();
const inSite = async (id: string) => (await liveSite()).sightings.find((each) => each.id === id);
const message = async (id: string) => (await stored.chat(`sighting-${id}`).get()).data();
const recordsOf = async (path: string) =>
  (await stored.auditLog.all().where('target', '==', path).get()).docs.map((document) => document.data());

describe('posting a sighting', () => {
  it('R3-038 R3-040 R3-042 stores it with its keys, on every page, and as one system message in the chat', async () => {
    // The seed's last genet may be days ago, as the day has it.
    await posted();
    const before = Math.floor(Date.now() / 1000);
    const sighting = await posted({ count: 3, message: ' At <b>the</b> back. ' });
    expect(sighting).toEqual({
      id: sighting.id,
      created_ts: expect.any(Number),
      caption: '3 genets',
      message: 'At the back.',
      stream: { slug: 'cat-eye' },
      species: 'genet',
      count: 3,
      avatar: `/logbook/stills/${sighting.id}.jpg`,
      notification_category_id: 8,
      first_in_days: null,
    });
    expect(sighting.created_ts).toBeGreaterThanOrEqual(before);
    expect(await storedSighting(sighting.id)).toEqual(sighting);
    expect(await inSite(sighting.id)).toEqual(sighting);
    expect(await message(sighting.id)).toMatchObject({
      chat: 'chat-general',
      author: 'Boma',
      user_id: null,
      system: true,
      sighting: {
        avatar: sighting.avatar,
        notification_category_id: 8,
        caption: '3 genets',
        message: 'At the back.',
        stream: { slug: 'cat-eye' },
      },
    });
    await eventually(async () => {
      const tail = (await stored.chatTails('chat-general').get()).data();
      expect(tail?.messages.map(({ id }) => id)).toContain(`sighting-${sighting.id}`);
    });
  });

  it('records who did it, and keeps that out of what viewers read', async () => {
    const { id } = await posted();
    expect(await recordsOf(`sightings/${id}`)).toMatchObject([
      { by: staff.uid, action: 'sighting.post', after: { species: 'genet' }, before: null },
    ]);
    expect(JSON.stringify(await storedSighting(id))).not.toContain(staff.uid);
  });

  it('attaches the still of that moment, a JPEG that caches may keep', async () => {
    const { avatar } = await posted();
    const still = await fetch(`${site()}${avatar}`);
    expect([still.status, still.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(still.headers.get('cache-control')).toContain('public');
    const bytes = new Uint8Array(await still.arrayBuffer());
    expect([bytes[0], bytes[1]]).toEqual([0xff, 0xd8]);
    expect((await fetch(`${site()}/logbook/stills/no-such-still.jpg`)).status).toBe(404);
  });

  it('shows the cover of a camera whose picture cannot be fetched', async () => {
    expect((await posted({ stream: 'ridge', species: 'baboon' })).avatar).toMatch(/^\/covers\//);
  });

  it('takes another kind of alert, and says how long a species was not seen', async () => {
    const last = Math.floor(Date.now() / 1000) - 9 * 86_400 - 60;
    made.push(await newSighting({ species: 'honey badger', created_ts: last }));
    const sighting = await posted({ species: 'honey badger', notification_category_id: 9 });
    expect([sighting.notification_category_id, sighting.first_in_days]).toEqual([9, 9]);
  });

  it('withholds a protected species from everything that viewers read', async () => {
    const answer = await report({ species: 'pangolin', message: 'By the far gate.' });
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as { data: object }).data).toEqual({ sighting: null });
    const kept = await stored.withheldSightings.all().where('species', '==', 'pangolin').get();
    const withheld = kept.docs.filter((each) => each.data().message === 'By the far gate.');
    expect(withheld).toHaveLength(1);
    const id = withheld[0]?.id ?? '';
    expect(await recordsOf(`withheld-sightings/${id}`)).toMatchObject([{ by: staff.uid }]);
    expect([await storedSighting(id), await inSite(id), await message(id)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect((await stored.sightingStills(id).get()).exists).toBe(false);
    for (const each of kept.docs) await each.ref.delete();
  });

  it('refuses protected names in notes, chat and questions, kindly, and lets staff warn of them in the chat', async () => {
    const kindly =
      'We never name rhino or pangolin here, not even as a hint: poachers read along. Please say it without them.';
    const problems = async (answer: Response) => [
      answer.status,
      Object.values(((await answer.json()) as { errors: object }).errors).flat(),
    ];
    expect(await problems(await report({ message: 'With a r.h.i.n.o.' }))).toEqual([422, [kindly]]);
    const chat = (message: string, { token } = viewer) =>
      request('sendMessage', { token, body: { chat: 'chat-general', message } });
    const held = `${kindly} If you meant something else, leave it: a ranger reads it and can let it through.`;
    expect(await problems(await chat('A rh1no at Tau!'))).toEqual([422, [held]]);
    expect((await chat('A lion at Tau!')).status).toBe(200);
    expect((await chat('Please, no word about rhinos.', staff)).status).toBe(200);
    const ask = (question: string) =>
      request('askQuestion', { token: viewer.token, body: { question, allow: 0 } });
    expect(await problems(await ask('Where does the p\u0430ngolin sleep?'))).toEqual([422, [held]]);
  });

  it('refuses an unknown camera, an unknown kind, and input with a fault', async () => {
    expect((await report({})).status).toBe(200);
    expect((await report({ stream: 'no-such-camera' })).status).toBe(404);
    expect((await report({ notification_category_id: 4711 })).status).toBe(422);
    const faults = await report({ species: '<lion>', count: 0 });
    expect(faults.status).toBe(422);
    const { errors } = (await faults.json()) as { errors: object };
    expect(Object.keys(errors).sort()).toEqual(['count', 'species']);
    expect((await report({}, viewer)).status).toBe(403);
    made.push(
      ...(await liveSite()).sightings.filter(({ species }) => species === 'genet').map(({ id }) => id),
    );
  });
});

describe('removing a sighting', () => {
  it('R7-103 removes it from the store, every page, the chat and its picture, and records it', async () => {
    const { id, avatar } = await posted();
    expect(await inSite(id)).toBeDefined();
    const remove = () => request('removeSighting', { token: staff.token, body: { id } });
    expect((await remove()).status).toBe(200);
    expect([await storedSighting(id), await inSite(id)]).toEqual([undefined, undefined]);
    expect(await message(id)).toMatchObject({ chat: '', message: '', sighting: null });
    expect((await fetch(`${site()}${avatar}?again`)).status).toBe(404);
    expect((await remove()).status).toBe(200);
    const actions = (await recordsOf(`sightings/${id}`)).map(({ action }) => action).sort();
    expect(actions).toEqual(['sighting.post', 'sighting.remove']);
  });
});

describe('the logbook', () => {
  const DAY_TS = Date.parse('2020-03-05T03:40:00Z') / 1000;
  const ids: string[] = [];

  beforeAll(async () => {
    const old = { stream: { slug: 'tau' }, species: 'lion', caption: 'Lion' };
    for (let number = 0; number < 33; number += 1)
      ids.push(await newSighting({ ...old, created_ts: DAY_TS + number }));
    ids.push(
      await newSighting({ ...old, created_ts: DAY_TS + 86_400, message: '=cmd|calc' }),
      await newSighting({ ...old, created_ts: DAY_TS, species: 'zebra' }),
      await newSighting({ ...old, created_ts: DAY_TS, stream: { slug: 'tembe' } }),
    );
    made.push(...ids);
  });

  const list = async (query: Readonly<Record<string, string>>) =>
    (await call('listSightings', { query })).data;

  it('filters by camera, species and day at camp, the newest first, in pages that do not overlap', async () => {
    const filter = { camera: 'tau', species: 'lion', day: '2020-03-05' };
    const first = await list(filter);
    expect(first.sightings).toHaveLength(30);
    const second = await list({ ...filter, before: first.next ?? '' });
    expect(second.next).toBeNull();
    const found = [...first.sightings, ...second.sightings];
    expect(found.map(({ created_ts }) => created_ts - DAY_TS)).toEqual(
      Array.from({ length: 33 }, (_, index) => 32 - index),
    );
    expect((await list({ species: 'zebra', day: '2020-03-05' })).sightings.map(({ id }) => id)).toEqual([
      ids[34],
    ]);
    expect((await list({ camera: 'tembe', day: '2020-03-05' })).sightings.map(({ id }) => id)).toEqual([
      ids[35],
    ]);
    expect((await list({ day: '2020-03-06' })).sightings.map(({ id }) => id)).toEqual([ids[33]]);
  });

  it('R7-101 lists the newest first, for guests through the CDN, with one address for each query', async () => {
    const answer = await request('listSightings', { query: { camera: 'tau' } });
    expect(answer.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=30, stale-while-revalidate=300',
    );
    const { data } = (await answer.json()) as { data: { sightings: { created_ts: number }[] } };
    const times = data.sightings.map(({ created_ts }) => created_ts);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    for (const query of [{ species: 'pangolin' }, { day: 'today' }, { before: 'x' }, { more: '1' }])
      expect((await request('listSightings', { query })).status).toBe(422);
  });

  it('is there as CSV with formulas made harmless, as JSON and as Camtrap DP', async () => {
    const read = (path: string) => fetch(`${site()}/logbook/${path}`);
    const csv = await read('sightings.csv?camera=tau&day=2020-03-06');
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [header = '', line = '', ...more] = (await csv.text()).split('\r\n');
    expect(header).toBe('id,time_utc,time_camp,camera,species,scientific_name,count,note,still');
    expect(line).toContain(
      `2020-03-06T03:40:00.000Z,2020-03-06T05:40:00.000+02:00,tau,lion,Panthera leo,,'=cmd|calc,`,
    );
    expect(more).toEqual(['']);
    const json = (await (await read('sightings.json?day=2020-03-06')).json()) as {
      withheld: string;
      sightings: { id: string }[];
    };
    expect(json.withheld).toMatch(/rhino and pangolin/);
    expect(json.sightings.map(({ id }) => id)).toEqual([ids[33]]);
    const pack = (await (await read('camtrap-dp/datapackage.json')).json()) as {
      resources: { path: string }[];
    };
    for (const { path } of pack.resources) {
      const table = await fetch(`${site()}${new URL(path).pathname}`);
      expect(table.status, path).toBe(200);
      expect((await table.text()).split('\r\n').length).toBeGreaterThan(1);
    }
    expect((await read('sightings.csv?day=soon')).status).toBe(422);
    expect((await read('sightings.exe')).status).toBe(404);
  });

  it('counts the hours on the air and those with a sighting', async () => {
    const { data } = await call('bestTimes', { query: { camera: 'tau' } });
    expect(data.on_air.every((count) => count > 30 && count <= 90)).toBe(true);
    const lion = data.species.find(({ name }) => name === 'lion');
    expect(lion?.seen.some((count) => count > 0)).toBe(true);
    for (const [hour, count] of lion?.seen.entries() ?? [])
      expect(count).toBeLessThanOrEqual(data.on_air[hour] ?? 0);
    expect((await request('bestTimes', { query: { camera: 'no-such-camera' } })).status).toBe(404);
  });
});

describe('sightings of an animal that is protected since', () => {
  it('are withheld without their stills, as if they were reported today', async () => {
    const [id, genet] = [
      await newSighting({ species: 'pangolin', caption: 'Two pangolins', count: 2 }),
      await newSighting(),
    ];
    made.push(id, genet);
    await stored.sightingStills(id).set({ jpeg: 'AAAA' });
    const { created_ts } = (await storedSighting(id)) ?? {};
    await runVerb('withhold-protected');
    expect(await storedSighting(id)).toBeUndefined();
    expect((await stored.sightingStills(id).get()).exists).toBe(false);
    expect((await stored.withheldSightings(id).get()).data()).toEqual({
      id,
      created_ts,
      caption: 'Two pangolins',
      message: 'Stored by a test.',
      stream: { slug: 'cat-eye' },
      species: 'pangolin',
      count: 2,
    });
    expect(await recordsOf(`sightings/${id}`)).toEqual([
      expect.objectContaining({ action: 'sighting.remove', by: 'system' }),
    ]);
    expect(await storedSighting(genet)).toMatchObject({ species: 'genet' });
    await stored.withheldSightings(id).delete();
  });
});
