import { versionOf } from '../../functions/src/platform/edit-document.ts';
import { store } from '../../functions/src/platform/store.ts';
import { alertKindFor, newAlertKind } from './alert-kinds.ts';
import { call } from './api.ts';
import { updateAccount } from './people/auth-emulator.ts';
import { registerStaff, registerViewer } from './people/viewers.ts';
import { ask, type Credentials, definePlays, read, tokenOf } from './plays.ts';
import { newSighting } from './sightings.ts';
import { cameraFor, cameraOrder, lodgeFor, showTypeFor } from './staff-catalogue.ts';
import { newHeldText, newRules } from './words.ts';

const reason = 'Please let others finish.';

async function newAppeal(helper: Credentials): Promise<string> {
  const { uid, token } = await registerViewer();
  await call('imposeSanction', { token: tokenOf(helper), body: { uid, kind: 'mute', minutes: 5, reason } });
  await call('sendAppeal', { token, body: { text: 'I only asked when the lions come.' } });
  return uid;
}

async function newVerifiedUser(): Promise<string> {
  const person = await registerViewer();
  await updateAccount(person, { emailVerified: true });
  return person.uid;
}

const peoplePlays = definePlays({
  'notice.send': {
    endpoint: 'sendNotice',
    play: (caller) => ask('sendNotice', caller, { message: 'A quiet morning.', timeout: 1000 }),
  },
  'announcement.pin': {
    endpoint: 'pinAnnouncement',
    play: async (caller) =>
      ask('pinAnnouncement', caller, {
        version: versionOf(await store.announcement().get()),
        announcement: { message: 'The road to the dam is closed.' },
      }),
  },
  'words.read': [
    ...(['showWordRules', 'listHeldTexts'] as const).map((endpoint) => ({
      endpoint,
      play: (caller: Credentials) => read(endpoint, caller, {}),
    })),
    { endpoint: 'tryText', play: (caller) => ask('tryText', caller, { text: 'A lion at Tau.' }) },
  ],
  'words.save': {
    endpoint: 'saveWordRules',
    play: async (caller) => ask('saveWordRules', caller, await newRules()),
  },
  'held-text.decide': {
    endpoint: 'decideHeldText',
    play: async (caller) => ask('decideHeldText', caller, { id: await newHeldText(), decision: 'release' }),
  },
  'person.trust': {
    endpoint: 'waiveWait',
    play: async (caller) => ask('waiveWait', caller, { uid: (await registerViewer()).uid }),
  },
  'membership.give': {
    endpoint: 'giveMembership',
    play: async (caller) =>
      ask('giveMembership', caller, { uid: (await registerViewer()).uid, until: Date.now() + 3_600_000 }),
  },
  'alert-kind.save': {
    endpoint: 'editCategory',
    play: (caller) => ask('editCategory', caller, { version: null, id: null, category: alertKindFor() }),
  },
  'alert-kind.remove': {
    endpoint: 'removeCategory',
    play: async (caller) => {
      const { id, version } = await newAlertKind();
      return ask('removeCategory', caller, { id, version });
    },
  },
  'sighting.change': {
    endpoint: 'changeSighting',
    play: async (caller) => {
      const id = await newSighting();
      return ask('changeSighting', caller, {
        id,
        version: versionOf(await store.sightings(id).get()),
        sighting: { species: 'civet', count: 2, message: 'Two of them.', notification_category_id: 8 },
      });
    },
  },
  'desk.read': (
    [
      'showDesk',
      'listCameras',
      'listLodges',
      'listEditedShowTypes',
      'listNotices',
      'listEditedCategories',
      'listEditedSightings',
    ] as const
  ).map((endpoint) => ({ endpoint, play: (caller) => read(endpoint, caller, {}) })),
  'person.read': [
    { endpoint: 'findPeople', play: (caller) => read('findPeople', caller, {}) },
    {
      endpoint: 'showPersonPage',
      play: async (caller) => read('showPersonPage', caller, { uid: (await registerViewer()).uid }),
    },
    { endpoint: 'listAppeals', play: (caller) => read('listAppeals', caller, {}) },
  ],
  'appeal.decide': {
    endpoint: 'decideAppeal',
    play: async (caller) =>
      ask('decideAppeal', caller, {
        uid: await newAppeal(await registerStaff('zoomie')),
        decision: 'uphold',
        answer: 'We have read it again.',
      }),
  },
  'usage.read': { endpoint: 'showUsage', play: (caller) => read('showUsage', caller, {}) },
  'audit.read': { endpoint: 'listAudit', play: (caller) => read('listAudit', caller, {}) },
  'role.grant': {
    endpoint: 'grantRole',
    play: async (caller) => ask('grantRole', caller, { uid: await newVerifiedUser(), role: 'zoomie' }),
  },
  'role.take': {
    endpoint: 'takeRole',
    play: async (caller) =>
      ask('takeRole', caller, { uid: (await registerStaff('zoomie')).uid, role: 'zoomie' }),
  },
});

const cataloguePlays = (admin: () => Credentials, newSlug: () => string) =>
  definePlays({
    'camera.save': {
      endpoint: 'saveCamera',
      play: (caller) => ask('saveCamera', caller, { version: null, camera: cameraFor(newSlug()) }),
    },
    'camera.order': {
      endpoint: 'orderCameras',
      play: async (caller) => {
        const from = await cameraOrder();
        return ask('orderCameras', caller, { from, to: [...from.slice(0, -2), ...from.slice(-2).reverse()] });
      },
    },
    'camera.remove': {
      endpoint: 'removeCamera',
      play: async (caller) => {
        const slug = newSlug();
        await ask('saveCamera', admin(), { version: null, camera: cameraFor(slug) });
        return ask('removeCamera', caller, { slug, version: versionOf(await store.streams(slug).get()) });
      },
    },
    'lodge.save': {
      endpoint: 'saveLodge',
      play: (caller) => ask('saveLodge', caller, { version: null, lodge: lodgeFor(newSlug()) }),
    },
    'lodge.remove': {
      endpoint: 'removeLodge',
      play: async (caller) => {
        const slug = newSlug();
        await ask('saveLodge', admin(), { version: null, lodge: lodgeFor(slug) });
        return ask('removeLodge', caller, { slug, version: versionOf(await store.lodges(slug).get()) });
      },
    },
    'show-type.save': {
      endpoint: 'saveShowType',
      play: (caller) => ask('saveShowType', caller, { version: null, show_type: showTypeFor(newSlug()) }),
    },
    'show-type.remove': {
      endpoint: 'removeShowType',
      play: async (caller) => {
        const type = newSlug();
        await ask('saveShowType', admin(), { version: null, show_type: showTypeFor(type) });
        return ask('removeShowType', caller, { type, version: versionOf(await store.showTypes(type).get()) });
      },
    },
  });

/** How a caller tries each action of the staff area. `admin` sets the scene; `newSlug` names what is added. */
export const staffAreaPlays = (admin: () => Credentials, newSlug: () => string) => ({
  ...peoplePlays,
  ...cataloguePlays(admin, newSlug),
});
