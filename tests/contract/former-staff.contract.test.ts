import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call } from '../support/api.ts';
import { deleteChat, newChat, send } from '../support/chat.ts';
import { newContactMessage } from '../support/contact.ts';
import {
  askToLeave,
  collectionsIn,
  deleteDue,
  letWeekPass,
  pathsContaining,
} from '../support/people/leaving.ts';
import { registerQuickly, registerStaff, type Viewer } from '../support/people/viewers.ts';
import { newAppeal } from '../support/staff-area-plays.ts';
import { stored } from '../support/stored.ts';
import { newHeldText } from '../support/words.ts';

let chat: string;
beforeAll(async () => {
  chat = await newChat();
});
afterAll(() => deleteChat(chat));

/** Two viewers: one has written, and the other has reported it. */
async function newReport() {
  const [author, reporter, message_id] = [await registerQuickly(), await registerQuickly(), randomUUID()];
  await send(author, { chat, message: 'The lions are boring', message_id });
  const body = { message_id, reason: 'Please have a look.' };
  const { data } = await call('reportMessage', { token: reporter.token, body });
  return { author, report: data.id };
}

/** Settles something in each queue. Answers the paths of what then names who did. */
async function settleEverywhere({ token }: Viewer): Promise<string[]> {
  const [{ author, report }, message, text, appeal] = [
    await newReport(),
    await newContactMessage(),
    await newHeldText(),
    await newAppeal(),
  ];
  await call('settleReport', { token, body: { report_ids: [report] } });
  await call('settleContact', { token, body: { id: message, state: 'closed' } });
  await call('decideHeldText', { token, body: { id: text, decision: 'refuse' } });
  await call('decideAppeal', { token, body: { ...appeal, decision: 'uphold', answer: 'It stays.' } });
  const reason = 'Please let others finish.';
  await call('imposeSanction', { token, body: { uid: author.uid, kind: 'mute', minutes: 5, reason } });
  await call('sendAppeal', { token: author.token, body: { text: 'I was only joking.' } });
  await call('addNote', { token, body: { uid: author.uid, text: 'Jokes a lot.' } });
  return [
    `chat-reports/${report}`,
    `contact-messages/${message}`,
    `held-texts/${text}`,
    `appeals/${appeal.uid}`,
    `sanctions/${author.uid}`,
    `appeals/${author.uid}`,
  ];
}

it('a former ranger who leaves is named by the audit log alone, and what they settled stays settled', async () => {
  const [ranger, admin] = [await registerStaff('zoomie'), await registerStaff('admin')];
  const settled = await settleEverywhere(ranger);
  expect(await pathsContaining(ranger.uid)).toEqual(expect.arrayContaining(settled));
  await call('takeRole', { token: admin.token, body: { uid: ranger.uid, role: 'zoomie' } });
  await askToLeave(ranger);
  await letWeekPass(ranger);
  await deleteDue(ranger);
  expect(collectionsIn(await pathsContaining(ranger.uid, ranger.email))).toEqual(['audit-log']);
  const closed = (await stored.contactMessages(settled[1]?.split('/')[1] ?? '').get()).data();
  expect(closed).toMatchObject({ state: 'closed', closed_by: expect.stringMatching(/./) });
});
