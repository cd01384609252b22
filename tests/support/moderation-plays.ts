import { randomUUID } from 'node:crypto';
import { call } from './api.ts';
import { send } from './chat.ts';
import { createAccount } from './people/sign-in.ts';
import { registerQuickly } from './people/viewers.ts';
import { ask, type Credentials, definePlays, onTarget, read, settledPlay, tokenOf } from './plays.ts';
import { readStaffList } from './staff-lists.ts';

const reason = 'Please let others finish.';

const firstNoteOf = async (token: string, uid: string) =>
  (await call('listNotes', { token, params: { uid } })).data.notes[0]?.id ?? '';

/** What the plays need in this chat: `helper` sets the scene. */
function sceneOf(helper: () => Credentials, chat: () => string) {
  async function newMessage(): Promise<string> {
    const message_id = randomUUID();
    await send(await registerQuickly(), { chat: chat(), message: 'Two lions at the dam', message_id });
    return message_id;
  }

  async function newReport(): Promise<string> {
    const body = { message_id: await newMessage(), reason: 'Rude.' };
    return (await call('reportMessage', { token: (await registerQuickly()).token, body })).data.id;
  }

  async function newMutedUser(): Promise<string> {
    const { uid } = await createAccount();
    await call('imposeSanction', {
      token: tokenOf(helper()),
      body: { uid, kind: 'mute', minutes: 5, reason },
    });
    return uid;
  }
  async function newNote(): Promise<string> {
    const [token, { uid }] = [tokenOf(helper()), await registerQuickly()];
    await call('addNote', { token, body: { uid, text: 'Was kind.' } });
    return firstNoteOf(token, uid);
  }
  async function newSlowChat(): Promise<string> {
    await call('setChatPace', { token: tokenOf(helper()), body: { chat: chat(), slow_seconds: 10 } });
    return chat();
  }
  return { newMessage, newReport, newMutedUser, newNote, newSlowChat };
}

type Scene = ReturnType<typeof sceneOf>;

const messagePlays = ({ newMessage }: Scene) =>
  definePlays({
    'message.delete': {
      endpoint: 'deleteMessage',
      play: onTarget(newMessage, (caller, message_id) => ask('deleteMessage', caller, { message_id })),
    },
    'message.hide': {
      endpoint: 'hideMessage',
      play: onTarget(newMessage, (caller, message_id) => ask('hideMessage', caller, { message_id, reason })),
    },
    'message.put-back': {
      endpoint: 'putBackMessage',
      play: onTarget(
        // Each has hidden a message of their own: moderators put back no other.
        async () => ({ hidden: await newMessage(), open: await newMessage() }),
        async (caller, { hidden, open }) => {
          const body = { message_id: hidden, reason };
          const isHidden = (await ask('hideMessage', caller, body)).ok;
          return ask('putBackMessage', caller, { message_id: isHidden ? hidden : open });
        },
      ),
    },
  });

const personPlays = ({ newMutedUser, newSlowChat }: Scene) =>
  definePlays({
    'chat.pace': {
      endpoint: 'setChatPace',
      play: onTarget(newSlowChat, (caller, slow) =>
        ask('setChatPace', caller, { chat: slow, slow_seconds: 0 }),
      ),
    },
    'person.mute': {
      endpoint: 'imposeSanction',
      play: onTarget(createAccount, (caller, { uid }) =>
        ask('imposeSanction', caller, { uid, kind: 'mute', minutes: 5, reason }),
      ),
    },
    'person.ban': {
      endpoint: 'imposeSanction',
      play: onTarget(createAccount, (caller, { uid }) =>
        ask('imposeSanction', caller, { uid, kind: 'ban', reason }),
      ),
    },
    'sanction.lift': {
      endpoint: 'liftSanction',
      play: onTarget(newMutedUser, (caller, uid) => ask('liftSanction', caller, { uid })),
    },
  });

const notePlays = ({ newNote }: Scene) =>
  definePlays({
    'note.add': {
      endpoint: 'addNote',
      play: onTarget(registerQuickly, (caller, { uid }) =>
        ask('addNote', caller, { uid, text: 'Was kind.' }),
      ),
    },
    'note.remove': {
      endpoint: 'removeNote',
      play: onTarget(
        // Each writes a note of their own: moderators remove no other.
        async () => ({ uid: (await registerQuickly()).uid, other: await newNote() }),
        async (caller, { uid, other }) => {
          const isWritten = (await ask('addNote', caller, { uid, text: 'Was kind.' })).ok;
          return ask('removeNote', caller, {
            id: isWritten ? await firstNoteOf(tokenOf(caller), uid) : other,
          });
        },
      ),
    },
  });

const reportPlays = ({ newReport }: Scene) =>
  definePlays({
    'report.claim': {
      endpoint: 'claimReport',
      play: onTarget(newReport, (caller, id) => ask('claimReport', caller, { report_ids: [id] })),
    },
    'report.settle': {
      endpoint: 'settleReport',
      play: onTarget(newReport, (caller, id) => ask('settleReport', caller, { report_ids: [id] })),
    },
    'report.read': [
      { play: ({ identityToken }) => readStaffList('chat-reports', identityToken) },
      {
        endpoint: 'showReport',
        play: onTarget(newReport, (caller, id) => read('showReport', caller, { id })),
      },
      {
        endpoint: 'showPerson',
        play: onTarget(createAccount, (caller, { uid }) => read('showPerson', caller, { uid })),
      },
      {
        endpoint: 'listPersonMessages',
        play: onTarget(createAccount, (caller, { uid }) => read('listPersonMessages', caller, { uid })),
      },
      {
        endpoint: 'listNotes',
        play: onTarget(createAccount, (caller, { uid }) => read('listNotes', caller, { uid })),
      },
      { endpoint: 'countReports', play: (caller) => read('countReports', caller, {}) },
      settledPlay('reports'),
    ],
  });

/** How a caller tries each action about what people write. */
export function moderationPlays(helper: () => Credentials, chat: () => string) {
  const scene = sceneOf(helper, chat);
  return { ...messagePlays(scene), ...personPlays(scene), ...notePlays(scene), ...reportPlays(scene) };
}
