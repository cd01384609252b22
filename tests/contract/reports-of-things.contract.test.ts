import { randomUUID } from 'node:crypto';
import type { ReportedKind } from '@boma/domain/moderation/reported-kinds.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anonymiseModeration } from '../../functions/src/moderation/anonymise-moderation.ts';
import { REPORTS_PER_PERSON } from '../../functions/src/moderation/report-thing.ts';
import { call, request } from '../support/api.ts';
import { deleteChat, newChat, send } from '../support/chat.ts';
import { registerStaff, registerViewer, type Viewer } from '../support/people/viewers.ts';
import { newPhoto } from '../support/photos.ts';
import { deleteQuestions, newQuestion, storedQuestion } from '../support/questions.ts';
import { stored } from '../support/stored.ts';

let chat: string;
let author: Viewer;
const questions: string[] = [];
beforeAll(async () => {
  [chat, author] = [await newChat(), await registerViewer()];
});
afterAll(async () => {
  await deleteChat(chat);
  await deleteQuestions(questions);
});

async function newMessage(): Promise<string> {
  const message_id = randomUUID();
  await send(author, { chat, message: 'rude words', message_id });
  return message_id;
}
async function chosenQuestion(change: Parameters<typeof newQuestion>[0] = {}): Promise<string> {
  const id = await newQuestion({ uid: author.uid, stage: 'queued', queued_at: 1, ...change });
  questions.push(id);
  return id;
}
const photo = (change: Parameters<typeof newPhoto>[0] = {}) =>
  newPhoto({ uid: author.uid, isOld: true, ...change });

const report = ({ token }: Pick<Viewer, 'token'>, kind: ReportedKind, id: string, reason = 'Rude.') =>
  call('reportThing', { token, body: { kind, id, reason } });
const statusOf = async (kind: string, id: string, token?: string) =>
  (await request('reportThing', { body: { kind, id }, ...(token !== undefined && { token }) })).status;
const storedReport = async (id: string) => (await stored.chatReports(id).get()).data();

describe('a report', () => {
  it('of a photo has its words, its picture and its photographer, and is one per viewer', async () => {
    const reporter = await registerViewer();
    const id = await photo({ title: 'Two lions', alt: 'They sleep.', folder: 'test-reported' });
    const { data } = await report(reporter, 'photo', id);
    expect((await report(reporter, 'photo', id, 'Twice.')).data).toEqual(data);
    expect(await storedReport(data.id)).toEqual({
      kind: 'photo',
      message_id: id,
      chat: null,
      message: 'Two lions · They sleep.',
      picture: expect.stringContaining('test-reported%2F640.jpg'),
      author: 'Thandi',
      user_id: author.uid,
      reported_by: reporter.uid,
      reason: 'Rude.',
      reported_at: expect.any(Number),
      settled_at: null,
      settled_by: null,
      hides: false,
      claim: null,
    });
    const other = await report(await registerViewer(), 'photo', id);
    expect(other.data.id).not.toBe(data.id);
  });

  it('of a question has its words, and no name that its asker wants hidden', async () => {
    const id = await chosenQuestion({ author: null, question: 'Rude question?' });
    const { data } = await report(await registerViewer(), 'question', id);
    expect(await storedReport(data.id)).toMatchObject({
      kind: 'question',
      message_id: id,
      message: 'Rude question?',
      picture: null,
      author: null,
      user_id: author.uid,
    });
  });

  it('of a message is the same one at both addresses', async () => {
    const [reporter, id] = [await registerViewer(), await newMessage()];
    const { data } = await report(reporter, 'message', id);
    const again = { token: reporter.token, body: { message_id: id, reason: 'Twice.' } };
    expect((await call('reportMessage', again)).data).toEqual(data);
    expect(await storedReport(data.id)).toMatchObject({ kind: 'message', chat, message: 'rude words' });
  });

  it('is about what viewers see, and about nothing of another kind', async () => {
    const { token } = await registerViewer();
    const [picture, shown] = [await photo(), await chosenQuestion()];
    expect(await statusOf('photo', picture, token)).toBe(200);
    expect(await statusOf('question', shown, token)).toBe(200);
    expect(await statusOf('question', await chosenQuestion({ stage: 'answered' }), token)).toBe(200);
    expect(await statusOf('question', picture, token)).toBe(404);
    expect(await statusOf('photo', shown, token)).toBe(404);
    for (const stage of ['waiting', 'removed', 'merged'] as const)
      expect(await statusOf('question', await chosenQuestion({ stage }), token), stage).toBe(404);
    expect(await statusOf('camera', 'tau', token)).toBe(422);
    expect(await statusOf('photo', 'a/b', token)).toBe(422);
  });

  it('needs a signed-in viewer, who waits after too many of all kinds together', async () => {
    const [{ token }, picture, shown] = [await registerViewer(), await photo(), await chosenQuestion()];
    expect(await statusOf('photo', picture)).toBe(401);
    for (let count = 0; count < REPORTS_PER_PERSON.capacity; count += 1)
      expect(await statusOf(count % 2 ? 'photo' : 'question', count % 2 ? picture : shown, token)).toBe(200);
    expect(await statusOf('photo', picture, token)).toBe(429);
  });
});

describe('the queue', () => {
  it('counts and settles reports of all kinds', async () => {
    const [staff, reporter] = [await registerStaff('zoomie'), await registerViewer()];
    const open = async () => (await call('countReports', { token: staff.token })).data.open;
    const before = await open();
    const ids = [
      (await report(reporter, 'photo', await photo())).data.id,
      (await report(reporter, 'question', await chosenQuestion())).data.id,
    ];
    expect(await open()).toBe(before + 2);
    const page = (await call('showPersonPage', { token: staff.token, params: { uid: author.uid } })).data;
    expect(page.reports.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['photo', 'question']));
    const id = ids[0] ?? '';
    expect((await call('showReport', { token: staff.token, params: { id } })).data.around).toEqual([]);
    await call('settleReport', { token: staff.token, body: { report_ids: ids } });
    expect(await open()).toBe(before);
    for (const each of ids) expect(await storedReport(each)).toMatchObject({ settled_by: staff.uid });
  });

  it('lets staff remove a question whose stage they do not see, and no merged one', async () => {
    const [staff, id] = [await registerStaff('zoomie'), await chosenQuestion({ stage: 'answering' })];
    const remove = async (question: string) =>
      (await request('moveQuestion', { token: staff.token, body: { id: question, to: 'removed' } })).status;
    expect(await remove(id)).toBe(200);
    expect(await storedQuestion(id)).toMatchObject({ stage: 'removed' });
    const { docs } = await stored.auditLog.all().where('target', '==', `show-questions/${id}`).get();
    expect(docs.map((record) => record.data())).toMatchObject([
      { action: 'question.move', by: staff.uid, before: { stage: 'answering' }, after: { stage: 'removed' } },
    ]);
    expect(await remove(await chosenQuestion({ stage: 'merged', merged_into: id }))).toBe(409);
  });
});

it('the copy of a photo and of a question goes with its author’s account, and that of a message stays', async () => {
  const [leaver, reporter] = [await registerViewer(), await registerViewer()];
  const message = randomUUID();
  await send(leaver, { chat, message: 'rude words', message_id: message });
  const ids = {
    photo: (await report(reporter, 'photo', await photo({ uid: leaver.uid }))).data.id,
    question: (await report(reporter, 'question', await chosenQuestion({ uid: leaver.uid }))).data.id,
    message: (await report(reporter, 'message', message)).data.id,
  };
  const standIn = { author: 'A former viewer', user_id: randomUUID() };
  await anonymiseModeration({ input: { uid: leaver.uid, standIn } });
  for (const id of [ids.photo, ids.question])
    expect(await storedReport(id)).toMatchObject({ ...standIn, message: null, picture: null });
  expect(await storedReport(ids.message)).toMatchObject({ ...standIn, message: 'rude words' });
});
