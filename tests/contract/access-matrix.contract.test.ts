import { type Action, actions, isAudited } from '@boma/domain/access/access.ts';
import { api } from '@boma/domain/api.ts';
import { actionsOf, type Endpoint } from '@boma/domain/endpoint.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from '../support/api.ts';
import { deleteChat, newChat } from '../support/chat.ts';
import { newContactMessage } from '../support/contact.ts';
import { clearAir, deleteModules, draftModule, moduleOrder, openModule } from '../support/course.ts';
import { moderationPlays } from '../support/moderation-plays.ts';
import { deleteWaitingNotices } from '../support/notices.ts';
import { watchPaidCamera } from '../support/paid-camera-play.ts';
import { grantMembership } from '../support/people/members.ts';
import { registerStaff, registerViewer } from '../support/people/viewers.ts';
import { photoPlays } from '../support/photo-plays.ts';
import {
  ask,
  type Credentials,
  lastTwoSwapped,
  onTarget,
  type Play,
  read,
  settledPlay,
  tokenOf,
} from '../support/plays.ts';
import { newQuestion } from '../support/questions.ts';
import { deleteShows, newShow, planFor } from '../support/shows.ts';
import { deleteSightings, newSighting } from '../support/sightings.ts';
import { staffAreaPlays } from '../support/staff-area-plays.ts';
import { deleteCatalogueOf, newSlugFor } from '../support/staff-catalogue.ts';
import { readStaffList } from '../support/staff-lists.ts';
import { stored } from '../support/stored.ts';
import { deleteTestVideos, newVideo, videoForm } from '../support/videos.ts';

// Every action of the table, by every kind of caller, over HTTP.

const callers = ['guest', 'registered', 'member', 'muted', 'banned', 'zoomie', 'admin'] as const;
type Caller = (typeof callers)[number];

/** The contract files use a site one at a time, so no other test has shows of this type now. */
const SHOWS = 'night-drive';

const MARK = 'matrix';
const newSlug = newSlugFor(MARK);

let chat: string;
let helper: Credentials;
let admin: Credentials;
const credentials = new Map<Caller, Credentials>();

const reason = 'Please let others finish.';

const newTestShow = () => newShow(SHOWS);

/** The only show of the test: no other one keeps it from starting. */
async function newOnlyShow() {
  await deleteShows(SHOWS);
  return newTestShow();
}

const plays: Readonly<Record<Action, Play | readonly Play[]>> = {
  'paid.read': watchPaidCamera,
  ...moderationPlays(
    () => helper,
    () => chat,
  ),
  'show.plan': { endpoint: 'planShow', play: async (caller) => ask('planShow', caller, planFor(SHOWS)) },
  'show.change': {
    endpoint: 'changeShow',
    play: onTarget(newTestShow, (caller, { id, sequence }) =>
      ask('changeShow', caller, { ...planFor(SHOWS, { title: 'Lions again' }), id, sequence }),
    ),
  },
  'show.cancel': {
    endpoint: 'cancelShow',
    play: onTarget(newTestShow, (caller, { id }) => ask('cancelShow', caller, { id })),
  },
  'show.start': {
    endpoint: 'startShow',
    play: onTarget(newOnlyShow, (caller, { id }) => ask('startShow', caller, { id })),
  },
  'show.end': {
    endpoint: 'endShow',
    play: onTarget(
      async () => {
        const { id } = await newOnlyShow();
        await ask('startShow', admin, { id });
        return id;
      },
      (caller, id) => ask('endShow', caller, { id }),
    ),
  },
  'question.read': { play: ({ identityToken }) => readStaffList('show-questions', identityToken) },
  'question.move': {
    endpoint: 'moveQuestion',
    play: onTarget(newQuestion, (caller, id) =>
      ask('moveQuestion', caller, { id, from: 'waiting', to: 'removed' }),
    ),
  },
  'question.merge': {
    endpoint: 'mergeQuestions',
    play: onTarget(
      async () => ({ id: await newQuestion(), into: await newQuestion() }),
      (caller, pair) => ask('mergeQuestions', caller, pair),
    ),
  },
  'course.read': { endpoint: 'listModules', play: (caller) => read('listModules', caller, {}) },
  'course.save': { endpoint: 'saveModule', play: async (caller) => ask('saveModule', caller, draftModule()) },
  'course.order': {
    endpoint: 'orderModules',
    play: onTarget(
      async () => {
        for (const _ of [1, 2]) await call('saveModule', { token: tokenOf(admin), body: draftModule() });
      },
      async (caller) => {
        const from = await moduleOrder();
        return ask('orderModules', caller, { from, to: lastTwoSwapped(from) });
      },
    ),
  },
  'course.air': {
    endpoint: 'airModule',
    play: onTarget(
      async () => {
        await clearAir(tokenOf(admin));
        await deleteModules();
        return (await call('saveModule', { token: tokenOf(admin), body: openModule() })).data.module.id;
      },
      (caller, id) => ask('airModule', caller, { id, on_air: true }),
    ),
  },
  'contact.read': [
    { endpoint: 'listContact', play: (caller) => read('listContact', caller, {}) },
    settledPlay('contact'),
  ],
  'contact.answer': {
    endpoint: 'answerContact',
    play: onTarget(newContactMessage, (caller, id) =>
      ask('answerContact', caller, { id, after: 0, text: 'It is a nest.' }),
    ),
  },
  'contact.settle': {
    endpoint: 'settleContact',
    play: onTarget(newContactMessage, (caller, id) => ask('settleContact', caller, { id, state: 'closed' })),
  },
  'video.read': [
    { endpoint: 'listStaffVideos', play: (caller) => read('listStaffVideos', caller, {}) },
    {
      endpoint: 'showStaffVideo',
      play: onTarget(newVideo, (caller, { id }) => read('showStaffVideo', caller, { id: String(id) })),
    },
  ],
  'video.add': { endpoint: 'addVideo', play: (caller) => ask('addVideo', caller, videoForm()) },
  'video.change': {
    endpoint: 'changeVideo',
    play: onTarget(newVideo, (caller, { id, version }) =>
      ask('changeVideo', caller, { ...videoForm({ title: 'Two lions at the dam' }), id, version }),
    ),
  },
  'video.remove': {
    endpoint: 'removeVideo',
    play: onTarget(newVideo, (caller, { id }) => ask('removeVideo', caller, { id })),
  },
  ...staffAreaPlays(() => admin, newSlug),
  ...photoPlays,
  'sighting.post': {
    endpoint: 'postSighting',
    play: (caller) => ask('postSighting', caller, { stream: 'tau', species: 'lion' }),
  },
  'sighting.remove': {
    endpoint: 'removeSighting',
    play: onTarget(newSighting, (caller, id) => ask('removeSighting', caller, { id })),
  },
};

beforeAll(async () => {
  chat = await newChat();
  helper = await registerStaff('zoomie');
  admin = await registerStaff('admin');
  const [muted, banned] = [await registerViewer(), await registerViewer()];
  const body = { uid: muted.uid, kind: 'mute', minutes: 30, reason } as const;
  await call('imposeSanction', { token: tokenOf(helper), body });
  await call('imposeSanction', { token: tokenOf(helper), body: { uid: banned.uid, kind: 'ban', reason } });
  credentials
    .set('guest', {})
    .set('registered', await registerViewer())
    .set('member', await grantMembership(await registerViewer()))
    .set('muted', muted)
    .set('banned', banned)
    .set('zoomie', await registerStaff('zoomie'))
    .set('admin', await registerStaff('admin'));
});
afterAll(async () => {
  await deleteChat(chat);
  await deleteShows(SHOWS);
  await clearAir(tokenOf(admin));
  await deleteModules();
  await deleteTestVideos();
  await deleteCatalogueOf(MARK);
  await deleteWaitingNotices();
  await deleteSightings();
});

/** Written by hand: the refusal of each caller without the permission. */
const refusals: Readonly<Record<Caller, readonly [status: number, code: string]>> = {
  guest: [401, 'unauthenticated'],
  registered: [403, 'forbidden'],
  member: [403, 'forbidden'],
  muted: [403, 'forbidden'],
  banned: [403, 'banned'],
  zoomie: [403, 'forbidden'],
  admin: [403, 'forbidden'],
};

const roleOf: Partial<Record<Caller, string>> = { zoomie: 'zoomie', admin: 'admin' };

const isAllowed = (action: Action, caller: Caller) =>
  ([...actions[action].roles] as readonly string[]).includes(roleOf[caller] ?? 'none');

const playsOf = (action: Action): Play[] => [plays[action]].flat();
const playable = (Object.keys(plays) as Action[]).flatMap((action) =>
  playsOf(action).map((play) => [action, play] as const),
);

const matrix = playable.flatMap(([action, play]) => callers.map((caller) => [action, caller, play] as const));

const recordsOf = ({ uid = 'guest' }: Credentials) => stored.auditLog.all().where('by', '==', uid);

/** How often staff are recorded with this action, and other callers with any. */
async function countRecords(action: Action, name: Caller): Promise<number> {
  const all = recordsOf(credentials.get(name) ?? {});
  const found = roleOf[name] ? all.where('action', '==', action) : all;
  return (await found.count().get()).data().count;
}

const proofs = new Map<Play['play'], Promise<number>>();

/** The status that an admin gets, who may: asked once per play, so that each refusal has its right reason. */
function statusForAdmin(play: Play['play']): Promise<number> {
  const proof = proofs.get(play) ?? play(admin).then(({ status }) => status);
  proofs.set(play, proof);
  return proof;
}

describe('the table of actions', () => {
  it.each(
    matrix,
  )('%s by %s is allowed, or refused for the caller’s own reason', async (action, name, played) => {
    const { endpoint, play, alsoForMembers = false } = played;
    expect(await statusForAdmin(play), 'by an admin, who may').toBe(200);
    // Only staff can have records of other plays.
    const before = roleOf[name] ? await countRecords(action, name) : 0;
    const answer = await play(credentials.get(name) ?? {});
    const recorded = (await countRecords(action, name)) - before;
    if (isAllowed(action, name) || (alsoForMembers && name === 'member')) {
      expect(answer.status).toBe(200);
      expect(recorded).toBe(isAudited(action) ? 1 : 0);
      return;
    }
    expect(recorded).toBe(0);
    if (endpoint === undefined) {
      expect(answer.status).toBe(403);
      return;
    }
    const { code } = (await answer.json()) as { code: string };
    expect([answer.status, code]).toEqual(refusals[name]);
  });

  it('is enforced by the edge wherever an endpoint names an action, and each such action is played', () => {
    const named = Object.entries<Endpoint>(api).flatMap(([name, { who }]) =>
      actionsOf(who).map((action) => [name, action] as const),
    );
    expect(named.length).toBeGreaterThan(3);
    for (const [name, action] of named)
      expect(
        playsOf(action).map(({ endpoint }) => endpoint),
        action,
      ).toContain(name);
  });

  it('audits every action of staff that changes something', () => {
    for (const action of Object.keys(actions) as Action[])
      expect([action, isAudited(action)]).toEqual([action, !action.endsWith('.read')]);
  });
});
