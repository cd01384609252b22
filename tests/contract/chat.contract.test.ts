import { randomUUID } from 'node:crypto';
import { collections } from '@boma/domain/collections.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { timestampOf } from '../../functions/src/chat/message-time.ts';
import { REPORTS_PER_PERSON } from '../../functions/src/moderation/report-thing.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { call, request } from '../support/api.ts';
import { deleteChat, join, newChat, send, storedIds, storedMessage, tailOf } from '../support/chat.ts';
import { registerViewer } from '../support/people/viewers.ts';
import { stored } from '../support/stored.ts';

const aTimestamp = expect.any(timestampOf(1).constructor);
const within = { timeout: 40_000 };
let chat: string;

beforeAll(async () => {
  chat = await newChat();
});
afterAll(() => deleteChat(chat));

const ids = (messages: readonly { id: string }[]) => messages.map(({ id }) => id);

describe('a message', () => {
  it('R7-058 R3-039 R3-041 is stored with the server’s own facts, and is in the tail when the call answers', async () => {
    const person = await registerViewer();
    const id = randomUUID();
    const answer = await send(person, { chat, message: ' Two  <b>lions</b> ', message_id: id, author: 'x' });
    expect([answer.status, await answer.json()]).toEqual([200, { data: { id } }]);
    expect(await storedMessage(id)).toEqual({
      id,
      chat,
      message: 'Two lions',
      author: expect.stringMatching(/^[A-Z][a-z]+ \d{4}$/),
      user_id: person.uid,
      sent_at: aTimestamp,
      system: false,
      staff: false,
      sighting: null,
    });
    expect(ids((await tailOf(chat)).messages)).toContain(id);
    expect(ids((await join(chat)).messages)).toContain(id);
  });

  it('is posted once however often the call is repeated, and not again after its deletion', async () => {
    const person = await registerViewer();
    const body = { chat, message: 'once', message_id: randomUUID() };
    const before = (await tailOf(chat)).seq;
    const answers = await Promise.all([send(person, body), send(person, body)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await tailOf(chat)).seq).toBe(before + 1);
    expect((await send(await registerViewer(), body)).status).toBe(409);
    await call('deleteMessage', { token: person.token, body: { message_id: body.message_id } });
    expect((await send(person, body)).status).toBe(200);
    expect(await storedMessage(body.message_id)).toMatchObject({ chat: '', message: '', user_id: null });
  });

  it('R5-036 R5-037 is refused when it is empty or too long, with the sentences of the site', async () => {
    const person = await registerViewer();
    const errorsOf = async (message: unknown) => {
      const answer = await send(person, { chat, message });
      return [answer.status, ((await answer.json()) as { errors: { message: string[] } }).errors.message];
    };
    expect(await errorsOf(' \u200b ')).toEqual([422, ['Please type a message first.']]);
    const tooLong = ['Your message can be a maximum of 300 characters.'];
    expect(await errorsOf('a'.repeat(301))).toEqual([422, tooLong]);
    expect((await send(person, { chat, message: 'a'.repeat(300) })).status).toBe(200);
  });

  it('R5-040 R5-041 is refused to guests, with an invitation to register', async () => {
    const answer = await send(undefined, { chat, message: 'hello' });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({
      code: 'unauthenticated',
      alert: 'Unfortunately the chat is only available to registered users.',
      caption: "Why not register, it's FREE. Registration is top right of your screen.",
    });
  });

  it('is refused for a chat that no camera has', async () => {
    const answer = await send(await registerViewer(), { chat: 'chat-of-no-camera', message: 'hello' });
    expect(answer.status).toBe(422);
    expect(await storedIds('chat-of-no-camera')).toEqual([]);
  });
});

describe('forged bodies', () => {
  it('R7-023 with another user\u2019s user_id are 403 and store nothing', async () => {
    const person = await registerViewer();
    const message_id = randomUUID();
    const answer = await send(person, { chat, message: 'hi', message_id, user_id: 'another-user' });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'forbidden']);
    expect(await storedMessage(message_id)).toBeUndefined();
    expect((await send(person, { chat, message: 'hi', user_id: person.uid })).status).toBe(200);
  });
});

describe('limits', () => {
  it('end a burst with 429, Retry-After and a text, for each user separately', async () => {
    const person = await registerViewer();
    const statuses: number[] = [];
    let refused: Response | undefined;
    // The allowance grows by one message every two seconds, also during the test.
    while (!refused && statuses.length < 40) {
      const answer = await send(person, { chat, message: `quick ${statuses.length}` });
      statuses.push(answer.status);
      if (answer.status === 429) refused = answer;
    }
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(5);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused?.json()).toMatchObject({
      code: 'too-many-requests',
      alert: 'Easy there, ranger. Give the others a moment.',
    });
    const sender = await stored.chatSenders(person.uid).get();
    expect(sender.get('expires_at')).toEqual(aTimestamp);
    expect((await send(await registerViewer(), { chat, message: 'me too' })).status).toBe(200);
  });

  it('R5-058 of a mute and a ban apply from the next message on, and give the reason', async () => {
    const person = await registerViewer();
    const sanction = firestore().doc(`${collections.sanctions}/${person.uid}`);
    const say = () => send(person, { chat, message: 'hello' });
    expect((await say()).status).toBe(200);
    const until = Date.now() + 3_600_000;
    await sanction.set({ kind: 'mute', until, reason: 'Please read the guidelines.' });
    const muted = await say();
    expect(muted.status).toBe(403);
    const body = (await muted.json()) as { alert: string };
    expect(body).toMatchObject({ code: 'muted', until });
    expect(body.alert).toContain('Please read the guidelines.');
    await sanction.set({ kind: 'mute', until: Date.now() - 1, reason: 'Over.' });
    expect((await say()).status).toBe(200);
    // Last, because a trigger also closes the account.
    await sanction.set({ kind: 'ban', reason: 'Spam.' });
    expect(await (await say()).json()).toMatchObject({ code: 'banned' });
  });
});

describe('reporting', () => {
  it('stores one report by each user, with the message as it was', async () => {
    const [author, reporter] = await Promise.all([registerViewer(), registerViewer()]);
    const message_id = randomUUID();
    await send(author, { chat, message: 'rude words', message_id });
    const report = (body: object) => call('reportMessage', { token: reporter.token, body });
    const { data } = await report({ message_id, reason: ' Rude. ' });
    await report({ message_id, reason: 'Twice.' });
    expect((await stored.chatReports(data.id).get()).data()).toEqual({
      kind: 'message',
      message_id,
      picture: null,
      chat,
      message: 'rude words',
      author: expect.any(String),
      user_id: author.uid,
      reported_by: reporter.uid,
      reason: 'Rude.',
      hides: false,
      claim: null,
      reported_at: expect.any(Number),
      settled_at: null,
      settled_by: null,
    });
    const unknown = { token: reporter.token, body: { message_id: randomUUID() } };
    expect((await request('reportMessage', unknown)).status).toBe(404);
  });

  it('makes a user with too many reports wait, and no other user', async () => {
    const [author, eager, calm] = await Promise.all([registerViewer(), registerViewer(), registerViewer()]);
    const message_id = randomUUID();
    await send(author, { chat, message: 'rude words', message_id });
    const report = ({ token }: { token: string }) =>
      request('reportMessage', { token, body: { message_id } });
    for (let count = 0; count < REPORTS_PER_PERSON.capacity; count += 1)
      expect((await report(eager)).status).toBe(200);
    const refused = await report(eager);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ alert: expect.stringContaining('in a minute') });
    expect((await report(calm)).status).toBe(200);
  });
});

describe('a message that a script writes', () => {
  it('reaches the tail, even late, and is removed from it on deletion', async () => {
    const scripted = await newChat();
    const write = (id: string, sent_at: unknown) =>
      firestore().doc(`${collections.chat}/${id}`).set({
        chat: scripted,
        message: id,
        author: 'Boma',
        sent_at,
        system: true,
      });
    const [now, late, broken] = [`now-${randomUUID()}`, `late-${randomUUID()}`, `broken-${randomUUID()}`];
    await firestore()
      .doc(`${collections.chat}/${broken}`)
      .set({
        chat: scripted,
        sent_at: timestampOf(Date.now() / 1000),
      });
    await write(now, timestampOf(Date.now() / 1000));
    await expect.poll(async () => ids((await tailOf(scripted)).messages), within).toEqual([now]);
    await write(late, timestampOf(Date.now() / 1000 - 60));
    await expect.poll(async () => ids((await tailOf(scripted)).messages), within).toEqual([now, late]);
    expect(ids((await join(scripted)).messages)).toEqual([late, now]);
    await stored.chat(now).delete();
    await vi.waitUntil(async () => (await tailOf(scripted)).deleted.includes(now), within);
    expect(ids((await join(scripted)).messages)).toEqual([late]);
    await deleteChat(scripted);
  });
});

describe('many messages at once', () => {
  it('are all posted exactly once, even if each call runs in a separate process', async () => {
    const busy = await newChat();
    const people = await Promise.all(Array.from({ length: 6 }, () => registerViewer()));
    const sent = people.map((person) => ({ person, id: `busy-${person.uid}` }));
    const answers = await Promise.all(
      sent.map(({ person, id }) => send(person, { chat: busy, message: 'busy', message_id: id })),
    );
    expect(answers.map(({ status }) => status)).toEqual(sent.map(() => 200));
    await expect.poll(async () => (await tailOf(busy)).seq, within).toBe(sent.length);
    const truth = await storedIds(busy);
    expect(truth.toSorted()).toEqual(ids(sent).toSorted());
    expect(ids((await join(busy)).messages)).toEqual(truth);
    await deleteChat(busy);
  });
});

it('answers pages in a crowd the tail as it is stored, and 404 for a chat that does not exist', async () => {
  const id = randomUUID();
  await send(await registerViewer(), { chat, message: 'Two lions', message_id: id });
  const { tail } = (await call('showTail', { params: { chat } })).data;
  expect(tail).toEqual(await tailOf(chat));
  expect(ids(tail.messages)).toContain(id);
  expect((await request('showTail', { params: { chat: 'chat-of-no-camera' } })).status).toBe(404);
});

describe('the backlog', () => {
  it('R7-090 R7-091 R7-094 is the newest 180 messages of its chat in order, stored by a CDN', async () => {
    const long = await newChat();
    const start = Date.now() - 1_000_000;
    const names = Array.from({ length: 200 }, (_, index) => `long-${String(index).padStart(3, '0')}-${long}`);
    await Promise.all(
      names.map((id, index) =>
        firestore()
          .doc(`${collections.chat}/${id}`)
          .set({
            chat: long,
            message: id,
            author: 'Boma',
            sent_at: timestampOf((start + index) / 1000),
          }),
      ),
    );
    await expect.poll(async () => (await tailOf(long)).first, { timeout: 60_000 }).toBe(names[20]);
    await expect.poll(async () => ids((await join(long)).messages), within).toEqual(names.slice(-180));
    await deleteChat(long);
  });

  it('of a chat that does not exist is 404 and stored by no cache', async () => {
    const query = { block: '0', epoch: '0' };
    const quiet = await newChat();
    expect((await request('listMessages', { params: { chat: quiet }, query })).status).toBe(200);
    await deleteChat(quiet);
    const answer = await request('listMessages', { params: { chat: 'chat-of-no-camera' }, query });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });

  it('is answered at the current address and slightly older ones, and at no others', async () => {
    const { seq, deletions } = await tailOf(chat);
    const block = seq - (seq % 10);
    const ask = (b: number, e: number) =>
      request('listMessages', { params: { chat }, query: { block: String(b), epoch: String(e) } });
    expect((await ask(block, deletions)).status).toBe(200);
    for (const [b, e] of [
      [block + 10, deletions],
      [block, deletions + 1],
      [block + 1, deletions],
    ] as const) {
      const answer = await ask(b, e);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
    }
    expect(
      (await request('listMessages', { params: { chat }, query: { block: 'x', epoch: '0' } })).status,
    ).toBe(422);
  });
});
