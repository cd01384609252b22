import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, request } from '../support/api.ts';
import { deleteChat, join, newChat, send, storedMessage, tailOf } from '../support/chat.ts';
import { registerQuickly, registerStaff } from '../support/people/viewers.ts';
import { stored } from '../support/stored.ts';

type Person = Awaited<ReturnType<typeof registerQuickly>>;

let chat: string;
let moderator: Person;
let colleague: Person;
let admin: Person;
beforeAll(async () => {
  chat = await newChat();
  moderator = await registerStaff('zoomie');
  colleague = await registerStaff('zoomie');
  admin = await registerStaff('admin');
});
afterAll(() => deleteChat(chat));

const reason = 'Insults others.';
const hide = ({ token }: Person, message_id: string) =>
  request('hideMessage', { token, body: { message_id, reason } });
const putBack = ({ token }: Person, message_id: string) =>
  request('putBackMessage', { token, body: { message_id } });
const listed = async () => (await join(chat)).messages.map(({ id }) => id);

/** Three messages; the one in the middle is rude. */
async function said(author?: Person) {
  const ids = [randomUUID(), randomUUID(), randomUUID()] as const;
  const writer = author ?? (await registerQuickly());
  for (const message_id of ids) await send(writer, { chat, message: 'rude words', message_id });
  return { ids, rude: ids[1], writer };
}

const openReports = async (message_id: string) => {
  const { docs } = await stored.chatReports.all().where('message_id', '==', message_id).get();
  return docs.map((report) => report.data()).filter(({ settled_at }) => settled_at === null);
};

describe('a message that a moderator hides', () => {
  it('leaves the chat for everybody, stays stored, and waits in the queue', async () => {
    const { ids, rude, writer } = await said();
    expect((await hide(moderator, rude)).status).toBe(200);
    expect((await tailOf(chat)).deleted).toContain(rude);
    expect(await listed()).toEqual(expect.arrayContaining([ids[0], ids[2]]));
    expect(await listed()).not.toContain(rude);
    expect(await storedMessage(rude)).toMatchObject({ message: 'rude words', chat: '', hidden_from: chat });
    expect(await openReports(rude)).toEqual([
      expect.objectContaining({ hides: true, chat, reason, user_id: writer.uid, message: 'rude words' }),
    ]);
    const before = await tailOf(chat);
    expect((await hide(colleague, rude)).status).toBe(200);
    expect(await openReports(rude)).toHaveLength(1);
    expect(await tailOf(chat)).toEqual(before);
  });

  it('returns to its old place once an admin puts it back', async () => {
    const { ids, rude } = await said();
    await hide(moderator, rude);
    expect((await putBack(colleague, rude)).status).toBe(403);
    expect(await listed()).not.toContain(rude);
    expect((await putBack(admin, rude)).status).toBe(200);
    expect((await listed()).filter((id) => ids.some((each) => each === id))).toEqual(ids);
    expect(await storedMessage(rude)).not.toHaveProperty('hidden_from');
    expect(await openReports(rude)).toEqual([]);
    expect((await putBack(admin, rude)).status).toBe(200);
  });

  it('is put back by the moderator who has hidden it, and can be hidden again', async () => {
    const { rude } = await said();
    await hide(moderator, rude);
    expect((await putBack(moderator, rude)).status).toBe(200);
    expect(await listed()).toContain(rude);
    expect((await hide(moderator, rude)).status).toBe(200);
    expect(await listed()).not.toContain(rude);
    expect(await openReports(rude)).toHaveLength(1);
  });

  it('cannot be dismissed while it is hidden, and can be once an admin has deleted it', async () => {
    const { rude } = await said();
    await hide(moderator, rude);
    const { docs } = await stored.chatReports.all().where('message_id', '==', rude).get();
    const settle = () =>
      request('settleReport', { token: colleague.token, body: { report_ids: docs.map(({ id }) => id) } });
    expect((await settle()).status).toBe(409);
    const body = { message_id: rude };
    expect((await request('deleteMessage', { token: admin.token, body })).status).toBe(200);
    const shell = await storedMessage(rude);
    expect(shell).toMatchObject({ message: '', deleted_at: expect.any(Number) });
    expect(shell).not.toHaveProperty('hidden_from');
    const reports = await stored.chatReports.all().where('message_id', '==', rude).get();
    expect(reports.docs.map((each) => each.data())).toMatchObject([{ hides: false, settled_at: null }]);
    expect((await putBack(admin, rude)).status).toBe(404);
    expect((await settle()).status).toBe(200);
  });

  it('can be deleted by its author, and is not posted again by a repeated call', async () => {
    const { rude, writer } = await said();
    await hide(moderator, rude);
    await send(writer, { chat, message: 'rude words', message_id: rude });
    expect(await listed()).not.toContain(rude);
    const body = { message_id: rude };
    expect((await request('deleteMessage', { token: writer.token, body })).status).toBe(200);
    expect(await storedMessage(rude)).toMatchObject({ message: '' });
  });
});

describe('hiding', () => {
  it('respects ranks: moderators hide no message of staff, admins hide one of a moderator', async () => {
    const { rude } = await said(colleague);
    expect((await hide(moderator, rude)).status).toBe(403);
    expect(await listed()).toContain(rude);
    expect((await hide(admin, rude)).status).toBe(200);
  });

  it('refuses the caller’s own message and one that is gone', async () => {
    const { rude } = await said(moderator);
    expect((await hide(moderator, rude)).status).toBe(409);
    expect((await hide(moderator, randomUUID())).status).toBe(404);
    const body = { message_id: rude, reason: ' ' };
    expect((await request('hideMessage', { token: admin.token, body })).status).toBe(422);
  });
});

it('staff read the last messages of a user in all chats, the newest first, with what is hidden', async () => {
  const { ids, rude, writer } = await said();
  await hide(moderator, rude);
  const params = { uid: writer.uid };
  const { messages } = (await call('listPersonMessages', { token: moderator.token, params })).data;
  expect(messages.map(({ id, hidden }) => [id, hidden])).toEqual([
    [ids[2], false],
    [rude, true],
    [ids[0], false],
  ]);
  expect(messages[1]).toMatchObject({ chat, message: 'rude words' });
});
