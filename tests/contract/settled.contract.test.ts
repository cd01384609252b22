import { createHash, randomUUID } from 'node:crypto';
import { GENERAL_CHAT } from '@boma/domain/chat/chat.policy.ts';
import type { Queue } from '@boma/domain/staff/settled.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { call, request } from '../support/api.ts';
import { newContactMessage } from '../support/contact.ts';
import { deleteMails, newFailedMail, storedMail } from '../support/mails.ts';
import { registerQuickly, registerStaff, type Viewer } from '../support/people/viewers.ts';
import { refusalOf } from '../support/refusals.ts';
import { newAppeal } from '../support/staff-area-plays.ts';
import { stored } from '../support/stored.ts';
import { newBinned } from '../support/videos.ts';
import { newHeldText } from '../support/words.ts';

let zoomie: Viewer;
beforeAll(async () => {
  zoomie = await registerStaff('zoomie');
});

const sent: string[] = [];
const reports: string[] = [];
afterAll(async () => {
  await deleteMails(sent);
  const write = firestore().bulkWriter();
  for (const id of reports) void write.delete(stored.chatReports(id));
  await write.close();
});

const settledIn = async (queue: Queue, limit = '50') =>
  (await call('listSettled', { token: zoomie.token, query: { queue, limit } })).data.settled;
const nameOf = async (uid: string) => (await stored.users(uid).get()).data()?.display_name;

/** A message of a new viewer, with the ids of these many reports about it. */
async function reportedMessage(reporters: number) {
  const author = await registerQuickly();
  const [message, message_id] = [`rude words ${randomUUID()}`, randomUUID()];
  await call('sendMessage', { token: author.token, body: { chat: GENERAL_CHAT, message, message_id } });
  const ids = [];
  for (let at = 0; at < reporters; at += 1) {
    const body = { message_id, reason: 'Please have a look.' };
    const answer = await call('reportMessage', { token: (await registerQuickly()).token, body });
    ids.push(answer.data.id);
  }
  return { author, message, ids };
}

it('names the message, its author and who settled the reports about it, once for all of them', async () => {
  const { author, message, ids } = await reportedMessage(2);
  const before = Date.now();
  await call('settleReport', { token: zoomie.token, body: { report_ids: ids } });
  const [newest] = await settledIn('reports', '1');
  expect(newest?.at).toBeGreaterThanOrEqual(before);
  expect((await settledIn('reports')).filter(({ what }) => what === message)).toEqual([
    {
      id: expect.any(String),
      at: expect.any(Number),
      how: 'settled',
      by_name: await nameOf(zoomie.uid),
      uid: author.uid,
      name: author.displayName,
      what: message,
      answer: '',
    },
  ]);
});

/** Stored reports about one thing that were settled together. They are deleted after the tests. */
async function storedReports(count: number, settled_at: number) {
  const message_id = randomUUID();
  const write = firestore().bulkWriter();
  for (let at = 0; at < count; at += 1) {
    const id = createHash('sha256').update(`${message_id} ${at}`).digest('hex');
    reports.push(id);
    void write.set(stored.chatReports(id), {
      kind: 'message',
      message_id,
      chat: GENERAL_CHAT,
      message: message_id,
      picture: null,
      author: 'Thandi',
      user_id: null,
      reported_by: zoomie.uid,
      reason: '',
      reported_at: settled_at,
      settled_at,
      settled_by: zoomie.uid,
      hides: false,
      claim: null,
    });
  }
  await write.close();
  return message_id;
}

it('lists as many things as were asked for, however many reports of one were settled together', async () => {
  // Settled after all others, so they are first.
  const now = Date.now() + 60_000;
  const many = await storedReports(103, now + 1);
  const [newest, older, oldest] = [
    await storedReports(1, now + 2),
    await storedReports(2, now),
    await storedReports(1, now - 1),
  ];
  const wordsOf = async (limit: string) => (await settledIn('reports', limit)).map(({ what }) => what);
  expect(await wordsOf('2')).toEqual([newest, many]);
  expect(await wordsOf('4')).toEqual([newest, many, older, oldest]);
});

it('says how a held text was decided', async () => {
  const id = await newHeldText('Where do the rhinos sleep?');
  await call('decideHeldText', { token: zoomie.token, body: { id, decision: 'refuse' } });
  const found = (await settledIn('held-texts')).find((each) => each.id === id);
  expect(found).toMatchObject({ how: 'refused', what: 'Where do the rhinos sleep?' });
});

it('says what was answered to an appeal, and names its user', async () => {
  const appeal = await newAppeal();
  await call('decideAppeal', {
    token: zoomie.token,
    body: { ...appeal, decision: 'lift', answer: 'Welcome back.' },
  });
  expect((await settledIn('appeals')).find(({ uid }) => uid === appeal.uid)).toMatchObject({
    how: 'lifted',
    name: await nameOf(appeal.uid),
    what: 'I only asked when the lions come.',
    answer: 'Welcome back.',
  });
});

it('tells a contact message that was answered from one that was closed, and leaves out one that is open again', async () => {
  const { token } = zoomie;
  const [answered, closed, reopened] = [
    await newContactMessage(),
    await newContactMessage(),
    await newContactMessage(),
  ];
  await call('answerContact', { token, body: { id: answered, after: 0, text: 'It is a nest.' } });
  await call('settleContact', { token, body: { id: closed, state: 'closed' } });
  await call('settleContact', { token, body: { id: reopened, state: 'closed' } });
  await call('settleContact', { token, body: { id: reopened, state: 'open' } });
  const found = await settledIn('contact');
  const of = (id: string) => found.find((each) => each.id === id);
  expect(of(answered)).toMatchObject({ how: 'answered', answer: 'It is a nest.', name: 'Thandi Mokoena' });
  expect(of(closed)).toMatchObject({ how: 'closed', answer: '', uid: null });
  expect(of(reopened)).toBeUndefined();
});

it('names a mail that was sent again by its subject, and without it once the mail is gone', async () => {
  const [id, gone] = [await newFailedMail(), await newFailedMail()];
  sent.push(id, gone);
  const subject = (await storedMail(id))?.message.subject;
  for (const each of [gone, id]) await call('retryMail', { token: zoomie.token, body: { id: each } });
  await stored.mail(gone).delete();
  const found = await settledIn('mails');
  expect(found.find(({ what }) => what === subject)).toMatchObject({ how: 'sent-again', uid: null });
  const by_name = await nameOf(zoomie.uid);
  expect(found.filter((each) => each.by_name === by_name).map(({ what }) => what)).toContain('');
});

it('names what came back from the bin', async () => {
  const key = await newBinned();
  await call('restore', { token: zoomie.token, body: { kind: 'videos', key } });
  const by_name = await nameOf(zoomie.uid);
  expect((await settledIn('bin')).find((each) => each.by_name === by_name)).toMatchObject({
    how: 'put-back',
    what: expect.stringMatching(/./),
    uid: null,
  });
});

it('refuses a queue that does not exist, and a list that is too long', async () => {
  const ask = (query: Record<string, string>) =>
    refusalOf(request('listSettled', { token: zoomie.token, query }));
  expect(await ask({ queue: 'users' })).toMatchObject({
    status: 422,
    errors: { queue: ['There is no such queue.'] },
  });
  for (const limit of ['51', '0', '1.5', 'x'])
    expect(await ask({ queue: 'reports', limit })).toMatchObject({
      status: 422,
      errors: { limit: ['Please ask for 1 to 50 settled things.'] },
    });
});
