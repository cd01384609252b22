import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../../functions/src/platform/hash-token.ts';
import { store } from '../../functions/src/platform/store.ts';
import { request } from '../support/api.ts';
import { deleteChat, join, newChat, send, stored, tailOf } from '../support/chat.ts';
import { registerQuickly, registerStaff, registerViewer } from '../support/people/viewers.ts';

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
    expect(await stored(first)).toBeDefined();
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
    const left = JSON.stringify(await stored(message_id));
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
    const session = store.apiTokens(hashToken(token));
    await session.update(store.apiTokens.patch({ signed_in_at: Date.now() - 7 * 24 * 3_600_000 }));
    expect((await remove(second)).status).toBe(401);
    expect(await stored(second)).toBeDefined();
  });
});
