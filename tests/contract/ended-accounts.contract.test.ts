import { beforeAll, describe, expect, it } from 'vitest';
import { identity } from '../../functions/src/platform/identity.ts';
import { type CallOptions, call, request } from '../support/api.ts';
import { deleteChat, newChat, send } from '../support/chat.ts';
import { registerViewer } from '../support/people/viewers.ts';
import { site } from '../support/run.ts';

let chat: string;
beforeAll(async () => {
  chat = await newChat();
  return () => deleteChat(chat);
});

type Calls = readonly (readonly [Parameters<typeof request>[0], CallOptions])[];
const statusesOf = (calls: Calls, token: string) =>
  Promise.all(calls.map(async ([name, options]) => (await request(name, { ...options, token })).status));

describe('a user whose account was deleted at Firebase Auth', () => {
  it('gets 401 from every call that reads or changes something, sending a message included', async () => {
    const { uid, token } = await registerViewer();
    const calls: Calls = [
      ['showUser', {}],
      ['listDevices', {}],
      ['showDeletion', {}],
      ['upsertProfile', { body: { display_name: 'Still here' } }],
      ['sendMessage', { body: { chat, message: 'Still here' } }],
    ];
    expect(await statusesOf(calls, token)).toEqual([200, 200, 200, 200, 200]);
    await (await identity()).deleteUser(uid);
    expect(await statusesOf(calls, token)).toEqual([401, 401, 401, 401, 401]);
  });
});

describe('ending the session', () => {
  it('takes GET: HEAD leaves the session as it is', async () => {
    const { token } = await registerViewer();
    const end = (method: string) =>
      fetch(new URL('/api/auth/clear-token', site()), {
        method,
        headers: { Authorization: `Bearer ${token}` },
      });
    expect((await end('HEAD')).status).toBe(405);
    expect((await request('showUser', { token })).status).toBe(200);
    expect((await end('GET')).status).toBe(200);
    expect((await request('showUser', { token })).status).toBe(401);
  });
});

describe('a report with an id that no message can have', () => {
  it.each([
    '\ud800',
    '\ud800\u0000',
    '__a\nb__',
    'a/b',
  ])('is refused for %j, and the next calls go on', async (message_id) => {
    const { token } = await registerViewer();
    const message = await send({ token }, { chat, message: 'A real message' });
    expect(message.status).toBe(200);
    expect((await request('reportMessage', { token, body: { message_id, reason: '' } })).status).toBe(422);
    await call('upsertProfile', { token, body: { display_name: 'Lerato' } });
  });
});
