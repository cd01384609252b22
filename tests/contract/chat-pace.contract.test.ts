import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, request } from '../support/api.ts';
import { deleteChat, join, newChat, send } from '../support/chat.ts';
import { registerQuickly, registerStaff } from '../support/people/viewers.ts';
import { refusalOf } from '../support/refusals.ts';
import { stored } from '../support/stored.ts';

type Person = Awaited<ReturnType<typeof registerQuickly>>;

let chat: string;
let other: string;
let moderator: Person;
beforeAll(async () => {
  [chat, other] = [await newChat(), await newChat()];
  moderator = await registerStaff('zoomie');
});
afterAll(async () => {
  await pace({ paused: false, slow_seconds: 0 });
  await Promise.all([deleteChat(chat), deleteChat(other)]);
});

const pace = (change: object) =>
  call('setChatPace', { token: moderator.token, body: { chat, ...change } as never });
const say = (person: Person, to = chat) =>
  send(person, { chat: to, message: 'A kudu at the dam', message_id: randomUUID() });
const published = async () => (await stored.liveSite().get()).data()?.chat_paces[chat];

describe('a paused chat', () => {
  it('takes messages of staff alone, says so to every page, and goes on', async () => {
    const viewer = await registerQuickly();
    await pace({ paused: true });
    expect(await published()).toEqual({ paused: true, slow_seconds: 0 });
    expect(await refusalOf(say(viewer))).toMatchObject({
      status: 409,
      alert: 'A ranger has paused this chat for a moment. Please send it when the chat goes on.',
    });
    expect((await say(moderator)).status).toBe(200);
    expect((await say(viewer, other)).status).toBe(200);
    await pace({ paused: false });
    expect(await published()).toBe(undefined);
    expect((await say(viewer)).status).toBe(200);
    expect((await join(chat)).messages).toHaveLength(2);
  });
});

describe('a slow chat', () => {
  it('takes one message of each viewer in so many seconds, and any of staff', async () => {
    const [viewer, second] = [await registerQuickly(), await registerQuickly()];
    await pace({ slow_seconds: 300 });
    expect((await say(viewer)).status).toBe(200);
    const early = await say(viewer);
    expect(early.status).toBe(429);
    expect(Number(early.headers.get('Retry-After'))).toBeGreaterThan(200);
    expect(await early.json()).toMatchObject({
      alert: 'This chat is slow just now: one message every 5 minutes.',
    });
    expect((await say(viewer, other)).status).toBe(200);
    expect((await say(second)).status).toBe(200);
    for (let count = 0; count < 2; count += 1) expect((await say(moderator)).status).toBe(200);
  });

  it('keeps what two staff set at once, and records each change once', async () => {
    await pace({ slow_seconds: 30 });
    await Promise.all([pace({ paused: true }), pace({ slow_seconds: 60 })]);
    expect(await published()).toEqual({ paused: true, slow_seconds: 60 });
    const { docs } = await stored.auditLog.all().where('target', '==', `chats/${chat}`).get();
    const before = docs.length;
    await pace({ paused: true, slow_seconds: 60 });
    const after = await stored.auditLog.all().where('target', '==', `chats/${chat}`).get();
    expect(after.docs.length).toBe(before);
    expect(after.docs[0]?.data()).toMatchObject({ action: 'chat.pace', by: moderator.uid });
  });
});

describe('the pace of a chat', () => {
  it('is refused for a chat that does not exist, and for a wait that is not offered', async () => {
    const ask = (body: object) => request('setChatPace', { token: moderator.token, body });
    expect((await ask({ chat: 'chat-nowhere', paused: true })).status).toBe(404);
    expect((await ask({ chat, slow_seconds: 7 })).status).toBe(422);
  });
});
