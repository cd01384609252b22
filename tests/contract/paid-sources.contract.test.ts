import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiName, api } from '@boma/domain/api.ts';
import { GENERAL_CHAT } from '@boma/domain/chat/chat.policy.ts';
import { backlogAddress } from '@boma/domain/chat/chat-reader.ts';
import { collections, singletons } from '@boma/domain/collections.ts';
import { linkTo, type SitePathName, sitePaths, streamPath } from '@boma/domain/site-paths.ts';
import { collection, doc, getDocFromServer, getDocsFromServer, limit, query } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eachLimited } from '../../functions/src/platform/each-limited.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { LODGES, STREAMS } from '../../tools/seed/catalogue.ts';
import { type CallOptions, call, request } from '../support/api.ts';
import { tailOf } from '../support/chat.ts';
import { type FirestoreClient, firestoreClient } from '../support/firestore-client.ts';
import { PLANTED_VIDEO, paidSourcesAmong, paidSourcesIn, paidStreams } from '../support/paid-sources.ts';
import { grantMembership } from '../support/people/members.ts';
import { type SignedIn } from '../support/people/sign-in.ts';
import { registerViewer } from '../support/people/viewers.ts';
import { mediaServer, project, site } from '../support/run.ts';

type Text = readonly [place: string, text: string];

const planted = firestore().doc(`${collections.streams}/scan-planted`);
let premium: readonly { readonly id: number }[];
let person: SignedIn & { readonly token: string };

beforeAll(async () => {
  await planted.set({
    ...paidStreams[0],
    id: 9101,
    slug: 'scan-planted',
    code: 'scan-planted',
    source: { kind: 'youtube', youtube_id: PLANTED_VIDEO },
  });
  const filters = { type: ['insight', 'pick', 'rare'] };
  premium = (await call('listVideos', { body: { filters, per_page: 50 } })).data;
  person = await registerViewer();
});
afterAll(() => planted.delete());

/** The input of each call. The others get an empty body. */
async function inputs(): Promise<Partial<Record<ApiName, readonly CallOptions[]>>> {
  const chats = [...new Set(STREAMS.map(({ chat }) => chat))];
  const messages = chats.map(async (chat) => {
    const { block, epoch } = backlogAddress(await tailOf(chat));
    return { params: { chat }, query: { block: String(block), epoch: String(epoch) } };
  });
  return {
    streamPlayback: [...STREAMS.map(({ id }) => ({ params: { id } })), { params: { id: 9101 } }],
    listVideos: [{ body: { per_page: 50 } }, ...premium.map(({ id }) => ({ body: { filters: { id } } }))],
    videoPlayback: premium.map(({ id }) => ({ params: { id } })),
    showStaffVideo: premium.map(({ id }) => ({ params: { id } })),
    showLodge: LODGES.map(({ slug }) => ({ params: { slug } })),
    listLodgeStreams: LODGES.map(({ id }) => ({ params: { id } })),
    listShowTypes: [{}, { query: { v: '1' } }],
    listMessages: await Promise.all(messages),
    listSubscriptions: [{ body: { refresh: true } }],
    portalLink: ['update', 'cancel', 'manage'].map((flow) => ({ query: { flow } })),
    sendMessage: [{ body: { chat: GENERAL_CHAT, message: 'Good evening.', message_id: randomUUID() } }],
    validateUser: [{ body: { firebase_token: person.identityToken } }],
  };
}

/** These calls end the sign-in. */
const endsAll = (name: ApiName) => /^(clearToken|signOutEverywhere|askDeletion)$/.test(name);
const names = Object.keys(api) as ApiName[];
const AT_ONCE = 6;

interface Answer {
  readonly name: ApiName;
  readonly status: number;
  readonly text: Text;
}

/** Calls every endpoint with each of its inputs. */
async function callEverything(token?: string): Promise<readonly Answer[]> {
  const options = await inputs();
  const callAll = (called: readonly ApiName[]) => {
    const calls = called.flatMap((name) =>
      (options[name] ?? [api[name].method === 'GET' ? {} : { body: {} }]).map((input) => ({
        name,
        input,
      })),
    );
    return eachLimited(calls, AT_ONCE, async ({ name, input }): Promise<Answer> => {
      const answer = await request(name, { ...input, ...(token !== undefined && { token }) });
      const headers = JSON.stringify([...answer.headers]);
      const place = `${name} ${JSON.stringify(input.params ?? {})}`;
      return { name, status: answer.status, text: [place, `${headers} ${await answer.text()}`] };
    });
  };
  const answers = await callAll(names.filter((name) => !endsAll(name)));
  return [...answers, ...(await callAll(names.filter(endsAll)))];
}
const textsOf = (answers: readonly Answer[]) => answers.map(({ text }) => text);
const statusesOf = (answers: readonly Answer[], wanted: ApiName) =>
  answers.filter(({ name }) => name === wanted).map(({ status }) => status);

/** Requests every playback without a membership. The server refuses paid cameras and has no playback for YouTube. */
const playbackStatuses = (refused: number) => [
  ...STREAMS.map(({ subscriber_only, source }) => {
    if (source.kind === 'youtube') return 409;
    return subscriber_only ? refused : 200;
  }),
  404,
];

describe('no paid source is in any answer of the API', () => {
  it('except in a member’s playback, where the scan finds it', async () => {
    const { token } = await grantMembership(await registerViewer());
    const cameras = paidStreams.map(({ id }) => ['streamPlayback', id] as const);
    const videos = premium.map(({ id }) => ['videoPlayback', id] as const);
    for (const [name, id] of [...cameras, ...videos]) {
      const { data } = await call(name, { params: { id }, token });
      expect(paidSourcesIn(data.url)).toHaveLength(2);
      expect((await fetch(data.url)).status).toBe(200);
    }
    expect(paidSourcesIn(`a ${PLANTED_VIDEO}`)).toEqual([PLANTED_VIDEO]);
    expect(paidSourcesIn('\\/boma\\/hyena-den\\/playlist.m3u8')).toEqual(['/boma/hyena-den/playlist.m3u8']);
    expect(paidSourcesIn('%2Fboma%2Fheron-island%2F720p%2F1.ts')).toEqual(['/boma/heron-island/720p/1.ts']);
  });

  it('R4-059 R3-012 R6-028 to a guest', async () => {
    const answers = await callEverything();
    expect(new Set(answers.map(({ name }) => name)).size).toBe(names.length);
    expect(statusesOf(answers, 'listStreams')).toEqual([200]);
    expect(statusesOf(answers, 'live')).toEqual([200]);
    expect(statusesOf(answers, 'streamPlayback')).toEqual(playbackStatuses(401));
    expect(statusesOf(answers, 'listVideos')).toEqual(Array(1 + premium.length).fill(200));
    expect(statusesOf(answers, 'videoPlayback')).toEqual(Array(premium.length).fill(401));
    expect(paidSourcesAmong(textsOf(answers))).toEqual([]);
  });

  it('R4-059 R3-012 R6-028 to a registered user without a membership', async () => {
    const answers = await callEverything(person.token);
    for (const name of ['showUser', 'listSubscriptions', 'listDevices', 'listStreams'] as const)
      expect(statusesOf(answers, name), name).toEqual([200]);
    expect(statusesOf(answers, 'streamPlayback')).toEqual(playbackStatuses(403));
    expect(statusesOf(answers, 'videoPlayback')).toEqual(Array(premium.length).fill(403));
    expect(paidSourcesAmong(textsOf(answers))).toEqual([]);
  });
});

/** Rules decide by collection and name, never by content, so a few documents of each collection represent all. */
const OF_EACH = 40;

/** Everything stored that this client may read: each document by its name, and each collection as a list. */
async function readEverything({ store }: FirestoreClient): Promise<Map<string, string>> {
  const found = await firestore().listCollections();
  const stored = new Set([...found.map(({ id }) => id), ...Object.values(collections)]);
  const texts = new Map<string, string>();
  const note = (address: string, data: unknown) => void texts.set(address, JSON.stringify(data ?? {}));
  const refused = (problem: { code?: string }) => {
    if (problem.code !== 'permission-denied') throw problem;
  };
  for (const name of stored) {
    await getDocsFromServer(query(collection(store, name), limit(OF_EACH))).then(
      ({ docs }) => docs.forEach((each) => note(each.ref.path, each.data())),
      refused,
    );
    const { docs } = await firestore().collection(name).limit(OF_EACH).get();
    const addresses = docs.map(({ ref }) => ref.path);
    await eachLimited([...addresses, ...Object.values(singletons)], 8, (address) =>
      getDocFromServer(doc(store, address)).then((each) => note(address, each.data()), refused),
    );
  }
  return texts;
}

describe('no paid source is in any document that a client may read', () => {
  it.each([
    ['a guest', () => firestoreClient()],
    ['a registered user', () => firestoreClient({ uid: person.uid })],
  ])(
    'R4-059 who is %s',
    async (_who, connect) => {
      const client = connect();
      try {
        const texts = await readEverything(client);
        const places = new Set([...texts.keys()].map((place) => place.split('/')[0]));
        expect([...places].toSorted()).toEqual([
          collections.chatTails,
          collections.live,
          collections.courseUpdates,
          collections.publishedSchedule,
          collections.publishedStreams,
          collections.publishedQuestions,
        ]);
        const copy = texts.get(singletons.publishedStreams);
        for (const { slug } of paidStreams) expect(copy).toContain(`"${slug}"`);
        expect(paidSourcesAmong(texts)).toEqual([]);
      } finally {
        await client.close();
      }
    },
    120_000,
  );

  it('while the planted one exists for a reader without rules', async () => {
    const client = firestoreClient({ owner: true });
    try {
      const texts = await readEverything(client);
      expect(paidSourcesAmong(texts)).toEqual([`${planted.path}: ${PLANTED_VIDEO}`]);
    } finally {
      await client.close();
    }
  });
});

describe('no paid source is in a stored file', () => {
  /** A file of a paid camera, stored by a script without any check. */
  const name = `boma/${PLANTED_VIDEO}.ts`;
  const bucket = () => `http://${process.env.FIREBASE_STORAGE_EMULATOR_HOST}/v0/b/${project()}.appspot.com/o`;
  const file = () => `${bucket()}/${encodeURIComponent(name)}`;
  const ask = async (address: string, authorization?: string, body?: string) => {
    const method = body === undefined ? 'GET' : 'POST';
    const headers = authorization ? { authorization } : {};
    const answer = await fetch(address, { method, headers, ...(body !== undefined && { body }) });
    return { status: answer.status, text: await answer.text() };
  };
  const OWNER = 'Bearer owner';

  beforeAll(() => ask(`${bucket()}?uploadType=media&name=${encodeURIComponent(name)}`, OWNER, PLANTED_VIDEO));
  afterAll(() => fetch(file(), { method: 'DELETE', headers: { authorization: OWNER } }));

  it('except the planted one, which the server can list and read', async () => {
    const all = await ask(bucket(), OWNER);
    expect(all.status).toBe(200);
    const { items, nextPageToken } = JSON.parse(all.text) as Record<string, unknown>;
    expect(nextPageToken).toBeUndefined();
    expect(paidSourcesAmong((items as { name: string }[]).map((item) => [item.name, item.name]))).toEqual([
      `${name}: ${PLANTED_VIDEO}`,
    ]);
    expect(await ask(`${file()}?alt=media`, OWNER)).toEqual({ status: 200, text: PLANTED_VIDEO });
  });

  it.each([
    ['a guest', () => undefined],
    ['a registered user', () => `Firebase ${person.identityToken}`],
  ])('R4-059 which %s can neither list nor read', async (_who, authorization) => {
    for (const address of [bucket(), `${bucket()}?prefix=boma/`, file(), `${file()}?alt=media`]) {
      const { status, text } = await ask(address, authorization());
      expect([address, status]).toEqual([address, 403]);
      expect(paidSourcesIn(text)).toEqual([]);
    }
  });
});

const DIST = join(import.meta.dirname, '../../web/dist');

describe('no paid source is in a public file or page', () => {
  it('R4-059 in any built file', () => {
    const files = readdirSync(DIST, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
    const names = files.map(({ name }) => name);
    for (const name of ['index.html', 'shell.html', 'frame.json']) expect(names).toContain(name);
    // Every byte, in pictures and fonts too.
    const texts = files.map(({ parentPath, name }): Text => {
      const file = join(parentPath, name);
      return [file.slice(DIST.length), readFileSync(file, 'latin1')];
    });
    expect(texts.some(([, text]) => text.includes('playlist.m3u8'))).toBe(true);
    expect(paidSourcesAmong(texts)).toEqual([]);
  });

  it('R4-059 in any page or in its run-time configuration', async () => {
    const fixed = (Object.keys(sitePaths) as SitePathName[]).filter((name) => name !== 'stream').map(linkTo);
    const addresses = [
      ...fixed,
      ...STREAMS.map(({ slug }) => streamPath(slug)),
      streamPath('scan-planted'),
      '/config.json',
      '/__/firebase/init.json',
      '/sitemap.xml',
      '/robots.txt',
    ];
    const texts: Text[] = [];
    for (const address of addresses) {
      const answer = await fetch(`${site()}${address}`);
      texts.push([address, `${JSON.stringify([...answer.headers])} ${await answer.text()}`]);
    }
    const hidden = texts.find(([address]) => address === streamPath('hyena-den'))?.[1];
    expect(hidden).toContain('<title>Hyena Den');
    expect(paidSourcesAmong(texts)).toEqual([]);
  });
});

describe('the public code of a paid camera', () => {
  it.each(paidStreams.map(({ code }) => code))('does not open %s at the media server', async (code) => {
    const address = `${mediaServer()}/boma/${code}`;
    for (const path of ['playlist.m3u8', '720p/chunks.m3u8', '720p/1.ts'])
      expect((await fetch(`${address}/${path}`)).status).not.toBe(200);
    expect((await fetch(`${address}/playlist.m3u8`)).status).toBe(403);
    const still = (size: string) =>
      fetch(`${mediaServer()}/thumbnail?application=boma&streamname=${code}&size=${size}&format=jpeg`);
    expect((await still('384x216')).status).toBe(200);
    expect((await still('1280x720')).status).toBe(403);
  });
});
