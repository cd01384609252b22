import { randomUUID } from 'node:crypto';
import { defaultPartners } from '@boma/domain/pages/default-partners.ts';
import { versionOf } from '../../functions/src/platform/edit-document.ts';
import { alertKindFor, alertKindOrder, newAlertKind, twoNewAlertKinds } from './alert-kinds.ts';
import { newReachableColleague } from './alerts.ts';
import { call } from './api.ts';
import { cataloguePlays } from './catalogue-plays.ts';
import { newFailedMail } from './mails.ts';
import { newWaitingNotice, noticeFor } from './notices.ts';
import { updateAccount } from './people/auth-emulator.ts';
import { registerMember } from './people/members.ts';
import { registerQuickly, registerStaff } from './people/viewers.ts';
import {
  ask,
  type Credentials,
  definePlays,
  lastTwoSwapped,
  onTarget,
  read,
  settledPlay,
  tokenOf,
} from './plays.ts';
import { newSighting } from './sightings.ts';
import { stored } from './stored.ts';
import { newBinned } from './videos.ts';
import { newHeldText, newRules } from './words.ts';

const reason = 'Please let others finish.';

/** An open appeal of a new user whom a new member of staff has muted. */
export async function newAppeal(): Promise<{ uid: string; sent_at: number }> {
  const [{ uid, token }, helper] = await Promise.all([registerQuickly(), registerStaff('zoomie')]);
  await call('imposeSanction', { token: tokenOf(helper), body: { uid, kind: 'mute', minutes: 5, reason } });
  const sent = await call('sendAppeal', { token, body: { text: 'I only asked when the lions come.' } });
  return { uid, sent_at: sent.data.appeal.sent_at };
}

async function newVerifiedUser(): Promise<string> {
  const person = await registerQuickly();
  await updateAccount(person, { emailVerified: true });
  return person.uid;
}

const peoplePlays = definePlays({
  'mail.read': [
    { endpoint: 'listUnsentMails', play: (caller) => read('listUnsentMails', caller, {}) },
    settledPlay('mails'),
  ],
  'mail.retry': {
    endpoint: 'retryMail',
    play: onTarget(newFailedMail, (caller, id) => ask('retryMail', caller, { id })),
  },
  'notice.send': {
    endpoint: 'sendNotice',
    play: (caller) => ask('sendNotice', caller, { message: 'A quiet morning.', timeout: 1000 }),
  },
  'notice.save': {
    endpoint: 'saveNotice',
    play: (caller) => ask('saveNotice', caller, noticeFor({ kind: 'draft' })),
  },
  'notice.remove': {
    endpoint: 'removeNotice',
    play: onTarget(newWaitingNotice, (caller, target) => ask('removeNotice', caller, target)),
  },
  'announcement.pin': {
    endpoint: 'pinAnnouncement',
    play: async (caller) =>
      ask('pinAnnouncement', caller, {
        version: versionOf(await stored.announcement().get()),
        announcement: { message: 'The road to the dam is closed.' },
      }),
  },
  'page.save': {
    endpoint: 'savePage',
    play: async (caller) => {
      const saved = await stored.pages('partners').get();
      const [first, ...others] = defaultPartners.partners;
      // Another sentence each time: what changes nothing is not recorded.
      const partners = [{ ...first, work: `pays the vet (${randomUUID()}).` }, ...others];
      return ask('savePage', caller, {
        version: versionOf(saved),
        page: { ...defaultPartners, partners },
      });
    },
  },
  'site.switch': {
    endpoint: 'saveSwitches',
    play: async (caller) => {
      const saved = await stored.switches().get();
      // Another choice each time: what changes nothing is not recorded.
      const chats = saved.data()?.chats === 'listeners' ? 'auto' : 'listeners';
      return ask('saveSwitches', caller, {
        version: versionOf(saved),
        switches: { chats, pictures: 'video' },
      });
    },
  },
  'words.read': [
    ...(['showWordRules', 'listHeldTexts'] as const).map((endpoint) => ({
      endpoint,
      play: (caller: Credentials) => read(endpoint, caller, {}),
    })),
    { endpoint: 'tryText', play: (caller) => ask('tryText', caller, { text: 'A lion at Tau.' }) },
    settledPlay('held-texts'),
  ],
  'words.save': {
    endpoint: 'saveWordRules',
    play: async (caller) => ask('saveWordRules', caller, await newRules()),
  },
  'held-text.claim': {
    endpoint: 'claimHeldText',
    play: onTarget(newHeldText, (caller, id) => ask('claimHeldText', caller, { id })),
  },
  'appeal.claim': {
    endpoint: 'claimAppeal',
    play: onTarget(newAppeal, (caller, appeal) => ask('claimAppeal', caller, appeal)),
  },
  'held-text.decide': {
    endpoint: 'decideHeldText',
    play: onTarget(newHeldText, (caller, id) => ask('decideHeldText', caller, { id, decision: 'release' })),
  },
  'person.trust': {
    endpoint: 'waiveWait',
    play: onTarget(registerQuickly, (caller, { uid }) => ask('waiveWait', caller, { uid })),
  },
  'membership.read': [
    {
      endpoint: 'showMembership',
      play: onTarget(registerQuickly, (caller, { uid }) => read('showMembership', caller, { uid })),
    },
    { endpoint: 'listMembers', play: (caller) => read('listMembers', caller, {}) },
  ],
  'membership.sync': {
    endpoint: 'syncMembership',
    play: onTarget(registerMember, (caller, { uid }) => ask('syncMembership', caller, { uid })),
  },
  'membership.give': {
    endpoint: 'giveMembership',
    play: onTarget(registerQuickly, (caller, { uid }) =>
      ask('giveMembership', caller, { uid, days: 7, reason: 'For the films.' }),
    ),
  },
  'membership.take': {
    endpoint: 'takeMembership',
    play: onTarget(
      async () => {
        const { uid } = await registerQuickly();
        const given = { membership_given_until: Date.now() + 3_600_000 };
        await stored.users(uid).update(given);
        return uid;
      },
      (caller, uid) => ask('takeMembership', caller, { uid }),
    ),
  },
  'alert-kind.save': {
    endpoint: 'editCategory',
    play: (caller) => ask('editCategory', caller, { version: null, id: null, category: alertKindFor() }),
  },
  'alert-kind.order': {
    endpoint: 'orderCategories',
    play: onTarget(twoNewAlertKinds, async (caller) => {
      const from = await alertKindOrder();
      return ask('orderCategories', caller, { from, to: lastTwoSwapped(from) });
    }),
  },
  'alert-kind.remove': {
    endpoint: 'removeCategory',
    play: onTarget(newAlertKind, (caller, { id, version }) => ask('removeCategory', caller, { id, version })),
  },
  'sighting.change': {
    endpoint: 'changeSighting',
    play: onTarget(newSighting, async (caller, id) =>
      ask('changeSighting', caller, {
        id,
        version: versionOf(await stored.sightings(id).get()),
        sighting: { species: 'civet', count: 2, message: 'Two of them.', notification_category_id: 8 },
      }),
    ),
  },
  'desk.read': [
    ...(
      [
        'showDesk',
        'showFigures',
        'showOnCall',
        'listCameras',
        'listLodges',
        'listEditedPages',
        'listEditedShowTypes',
        'listNotices',
        'listEditedCategories',
        'listEditedSightings',
      ] as const
    ).map((endpoint) => ({
      endpoint,
      play: (caller: Credentials) => read(endpoint, caller, {}),
    })),
    { endpoint: 'exportSightings', play: (caller) => ask('exportSightings', caller, { after: null }) },
  ],
  'person.read': [
    { endpoint: 'findPeople', play: (caller) => read('findPeople', caller, {}) },
    {
      endpoint: 'showPersonPage',
      play: onTarget(registerQuickly, (caller, { uid }) => read('showPersonPage', caller, { uid })),
    },
    { endpoint: 'listAppeals', play: (caller) => read('listAppeals', caller, {}) },
    settledPlay('appeals'),
  ],
  'appeal.decide': {
    endpoint: 'decideAppeal',
    play: onTarget(newAppeal, (caller, appeal) =>
      ask('decideAppeal', caller, { ...appeal, decision: 'uphold', answer: 'We have read it again.' }),
    ),
  },
  'duty.choose': {
    endpoint: 'saveDuty',
    play: (caller) => ask('saveDuty', caller, { push: ['camera-down'], mail: [] }),
  },
  'duty.pass': {
    endpoint: 'passDuty',
    play: onTarget(newReachableColleague, (caller, uid) => ask('passDuty', caller, { from: null, to: uid })),
  },
  'money.read': { endpoint: 'showMoney', play: (caller) => read('showMoney', caller, {}) },
  'usage.read': { endpoint: 'showUsage', play: (caller) => read('showUsage', caller, {}) },
  'bin.read': [{ endpoint: 'listBin', play: (caller) => read('listBin', caller, {}) }, settledPlay('bin')],
  'bin.restore': {
    endpoint: 'restore',
    play: onTarget(newBinned, (caller, key) => ask('restore', caller, { kind: 'videos', key })),
  },
  'audit.export': { endpoint: 'exportAudit', play: (caller) => ask('exportAudit', caller, { after: null }) },
  'members.export': {
    endpoint: 'exportMembers',
    play: (caller) => ask('exportMembers', caller, { after: null }),
  },
  'audit.read': { endpoint: 'listAudit', play: (caller) => read('listAudit', caller, {}) },
  'role.grant': {
    endpoint: 'grantRole',
    play: onTarget(newVerifiedUser, (caller, uid) => ask('grantRole', caller, { uid, role: 'zoomie' })),
  },
  'role.take': {
    endpoint: 'takeRole',
    play: onTarget(
      () => registerStaff('zoomie'),
      (caller, { uid }) => ask('takeRole', caller, { uid, role: 'zoomie' }),
    ),
  },
});

/** How a caller tries each action of the staff area. `admin` sets the scene; `newSlug` names what is added. */
export const staffAreaPlays = (admin: () => Credentials, newSlug: () => string) => ({
  ...peoplePlays,
  ...cataloguePlays(admin, newSlug),
});
