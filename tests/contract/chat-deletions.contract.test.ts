import { randomUUID } from 'node:crypto';
import type { Action } from '@boma/domain/access/access.ts';
import { collections } from '@boma/domain/collections.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anonymiseMessages } from '../../functions/src/chat/anonymise-messages.ts';
import { deleteMessage } from '../../functions/src/chat/delete-message.ts';
import { timestampOf } from '../../functions/src/chat/message-time.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { hashToken } from '../../functions/src/platform/hash-token.ts';
import { call, request } from '../support/api.ts';
import { deleteChat, join, newChat, send, storedMessage, tailOf } from '../support/chat.ts';
import { registerQuickly, registerStaff, registerViewer } from '../support/people/viewers.ts';
import { stored } from '../support/stored.ts';
import { contextAt } from '../support/verb-context.ts';

let chat: string;

beforeAll(async () => {
  chat = await newChat();
});
afterAll(() => deleteChat(chat));

const ids = (messages: readonly { id: string }[]) => messages.map(({ id }) => id);

describe('deleting', () => {
  it('R7-060 is open to the author and to admins, and reaches the tail', async () => {
    const [author, stranger, admin] = [
      await registerViewer(),
      (await registerViewer()).token,
      (await registerStaff('admin')).token,
    ];
    const [first, second] = [randomUUID(), randomUUID()];
    for (const message_id of [first, second]) await send(author, { chat, message: 'mine', message_id });
    const remove = (token: string, message_id: string) =>
      request('deleteMessage', { token, body: { message_id } }).then(({ status }) => status);
    for (const token of [stranger, (await registerStaff('zoomie')).token])
      expect(await remove(token, first)).toBe(403);
    expect(await storedMessage(first)).toBeDefined();
    const before = await tailOf(chat);
    expect(await remove(author.token, first)).toBe(200);
    expect(await remove(admin, second)).toBe(200);
    expect(await remove(author.token, first)).toBe(200);
    const after = await tailOf(chat);
    expect(after.deletions).toBe(before.deletions + 2);
    expect(after.deleted).toEqual(expect.arrayContaining([first, second]));
    expect(ids(after.messages)).not.toContain(first);
    expect(ids((await join(chat)).messages)).not.toContain(second);
    expect((await request('deleteMessage', { body: { message_id: first } })).status).toBe(401);
  });
});

describe('the id of a deleted message', () => {
  it('can be used by no other user, so that no report of a new message is lost', async () => {
    const [author, other] = [await registerQuickly(), await registerQuickly()];
    const body = { chat, message: 'mine', message_id: randomUUID() };
    expect((await send(author, body)).status).toBe(200);
    await request('deleteMessage', { token: author.token, body: { message_id: body.message_id } });
    expect((await send(other, body)).status).toBe(409);
    expect(ids((await join(chat)).messages)).not.toContain(body.message_id);
    const report = { token: other.token, body: { message_id: body.message_id, reason: 'Rude.' } };
    expect((await request('reportMessage', report)).status).toBe(404);
  });

  it('keeps nothing of the message or of its author', async () => {
    const author = await registerQuickly();
    const message_id = randomUUID();
    await send(author, { chat, message: 'mine', message_id });
    await request('deleteMessage', { token: author.token, body: { message_id } });
    const left = JSON.stringify(await storedMessage(message_id));
    expect(left).toContain('deleted_at');
    for (const text of [author.uid, author.displayName, 'mine', chat]) expect(left).not.toContain(text);
  });
});

describe('a message id that no document can have', () => {
  it.each([
    '\ud800\u0000',
    '\ud800',
    'a\u0000b',
    '__a\nb__',
    '__all__',
    '..',
    'a/b',
    '',
  ])('%j is refused with 422 by delete and report', async (message_id) => {
    const { token } = await registerQuickly();
    for (const name of ['deleteMessage', 'reportMessage'] as const)
      expect((await request(name, { token, body: { message_id } })).status).toBe(422);
  });
});

describe('an admin whose sign-in was ended', () => {
  it('can no longer delete other users’ messages', async () => {
    const author = await registerViewer();
    const token = (await registerStaff('admin')).token;
    const [first, second] = [randomUUID(), randomUUID()];
    for (const message_id of [first, second]) await send(author, { chat, message: 'mine', message_id });
    const remove = (message_id: string) => request('deleteMessage', { token, body: { message_id } });
    expect((await remove(first)).status).toBe(200);
    // The sign-in is of last week, before a reset of the password.
    const session = stored.apiTokens(hashToken(token));
    await session.update({ signed_in_at: Date.now() - 7 * 24 * 3_600_000 });
    expect((await remove(second)).status).toBe(401);
    expect(await storedMessage(second)).toBeDefined();
  });
});

describe('a message that its author and an admin delete at once', () => {
  it('leaves no record of a deletion that the author made', async () => {
    const [author, admin] = [await registerViewer(), await registerStaff('admin')];
    const input = { message_id: randomUUID() };
    await send(author, { chat, message: 'mine', ...input });
    const plain = contextAt({ uid: admin.uid });
    // The author deletes it after the admin's call has read it.
    const staff = async (action: Action) => {
      const granted = await plain.staff(action);
      await deleteMessage({ ctx: contextAt({ uid: author.uid }), input });
      return granted;
    };
    expect(await deleteMessage({ ctx: { ...plain, staff }, input })).toEqual({ id: input.message_id });
    expect(await storedMessage(input.message_id)).toMatchObject({
      message: '',
      deleted_at: expect.any(Number),
    });
    const records = stored.auditLog.all().where('target', '==', stored.chat(input.message_id).path);
    expect((await records.get()).size).toBe(0);
  });
});

/** Writes a message as a script may, and returns its id. */
async function write(fields: object): Promise<string> {
  const id = `script-${randomUUID()}`;
  await firestore().doc(`${collections.chat}/${id}`).set(fields);
  return id;
}

describe('a malformed message that a script wrote', () => {
  it('is reported by viewers and deleted by staff, and its id is taken', async () => {
    const [viewer, admin] = [await registerViewer(), await registerStaff('admin')];
    const message_id = await write({ chat, message: 7, sent_at: 'yesterday' });
    const body = { message_id, reason: 'Odd.' };
    const { data } = await call('reportMessage', { token: viewer.token, body });
    const report = (await stored.chatReports(data.id).get()).data();
    expect(report).toMatchObject({ message_id, chat, message: null, author: null, user_id: null });
    expect((await send(viewer, { chat, message: 'mine', message_id })).status).toBe(409);
    const remove = (token: string) =>
      request('deleteMessage', { token, body: { message_id } }).then(({ status }) => status);
    expect([await remove(viewer.token), await remove(admin.token)]).toEqual([403, 200]);
    const shell = { chat: '', message: '', user_id: null, deleted_at: expect.any(Number) };
    expect(await storedMessage(message_id)).toMatchObject(shell);
  });

  it('is deleted by the author whom it names, even if its chat can have no fold', async () => {
    const viewer = await registerViewer();
    const message_id = await write({ chat: 'a/b', user_id: viewer.uid });
    await call('deleteMessage', { token: viewer.token, body: { message_id } });
    expect(await storedMessage(message_id)).toMatchObject({ chat: '', deleted_at: expect.any(Number) });
  });

  it('blocks no deletion of an account if it is in a chat that cannot be', async () => {
    const uid = `leaving-${randomUUID()}`;
    const standIn = { author: 'A former viewer', user_id: `former-${randomUUID()}` };
    const message = {
      message: 'Hello',
      author: 'Lerato',
      user_id: uid,
      sent_at: timestampOf(Date.now() / 1000),
    };
    const ids = await Promise.all(['a/b', '__x__', ''].map((each) => write({ ...message, chat: each })));
    await anonymiseMessages({ ctx: contextAt({}), input: { uid, standIn } });
    for (const id of ids) expect(await storedMessage(id)).toMatchObject(standIn);
  });
});
