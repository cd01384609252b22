import { randomUUID } from 'node:crypto';
import type { WordRules } from '@boma/domain/words/word-rules.schema.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, request } from '../support/api.ts';
import { deleteChat, newChat, send, storedMessage, tailOf } from '../support/chat.ts';
import { registerStaff, registerViewer, type Viewer } from '../support/people/viewers.ts';
import { refusalOf } from '../support/refusals.ts';
import { stored } from '../support/stored.ts';
import { deleteRules, newRules } from '../support/words.ts';

const HELD =
  'We never name rhino or pangolin here, not even as a hint: poachers read along. Please say it without them. If you meant something else, leave it: a ranger reads it and can let it through.';
const LISTED = 'A ranger reads this first, because of a word in it. You need not write it again.';

let zoomie: Viewer;
let chat: string;

beforeAll(async () => {
  zoomie = await registerStaff('zoomie');
  chat = await newChat();
});
afterAll(async () => {
  await deleteRules();
  await deleteChat(chat);
});

const save = async (change: Partial<WordRules>) =>
  call('saveWordRules', { token: zoomie.token, body: await newRules(change) });
const decide = (id: string, decision: 'release' | 'refuse') =>
  request('decideHeldText', { token: zoomie.token, body: { id, decision } });
const waiting = async () => (await call('listHeldTexts', { token: zoomie.token })).data.texts;

describe('a message that names a protected animal', () => {
  it('waits for staff, is published under its own id when they release it, and once', async () => {
    const person = await registerViewer();
    const message_id = randomUUID();
    const body = { chat, message: 'The Rhino bar has the best coffee', message_id };
    const refused = { status: 422, errors: { message: [HELD] } };
    expect(await refusalOf(send(person, body))).toMatchObject(refused);
    expect(await refusalOf(send(person, body))).toMatchObject(refused);
    expect(await storedMessage(message_id)).toBe(undefined);
    const mine = (await waiting()).filter(({ uid }) => uid === person.uid);
    expect(mine).toMatchObject([
      { id: message_id, kind: 'message', text: body.message, reason: 'protected' },
    ]);
    expect((await decide(message_id, 'release')).status).toBe(200);
    expect(await storedMessage(message_id)).toMatchObject({
      message: body.message,
      user_id: person.uid,
      chat,
    });
    expect((await tailOf(chat)).messages.map(({ id }) => id)).toContain(message_id);
    expect((await send(person, body)).status).toBe(200);
    expect((await decide(message_id, 'release')).status).toBe(200);
    expect(await refusalOf(decide(message_id, 'refuse'))).toMatchObject({
      status: 409,
      alert: 'A colleague was faster, and has published this text.',
    });
    const colleague = await registerStaff('zoomie');
    const late = { token: colleague.token, body: { id: message_id, decision: 'release' as const } };
    expect((await request('decideHeldText', late)).status).toBe(409);
    expect((await waiting()).some(({ id }) => id === message_id)).toBe(false);
    const records = await stored.auditLog.all().where('target', '==', `held-texts/${message_id}`).get();
    expect(records.docs.map((each) => each.data())).toMatchObject([
      { by: zoomie.uid, action: 'held-text.decide', person: person.uid, after: { state: 'released' } },
    ]);
  });

  it('is never published when staff refuse it, and its writer reads so', async () => {
    const person = await registerViewer();
    const message_id = randomUUID();
    const body = { chat, message: 'Two rh1nos left of the tree', message_id };
    await send(person, body);
    expect((await decide(message_id, 'refuse')).status).toBe(200);
    expect(await refusalOf(send(person, body))).toMatchObject({
      status: 422,
      errors: {
        message: ['Our rangers have read this and would rather not show it. Please say it in another way.'],
      },
    });
    expect(await storedMessage(message_id)).toBe(undefined);
    expect((await send(await registerViewer(), { ...body, message: 'Lions' })).status).toBe(409);
  });
});

describe('a question that names one', () => {
  it('waits once however often it is sent, and reaches the queue when staff release it', async () => {
    const person = await registerViewer();
    const body = { question: `Do rhinos sleep by day, ${randomUUID()}?`, allow: 1 };
    const ask = () => request('askQuestion', { token: person.token, body });
    for (const _ of [1, 2])
      expect(await refusalOf(ask())).toMatchObject({ status: 422, errors: { question: [HELD] } });
    const mine = (await waiting()).filter(({ uid }) => uid === person.uid);
    expect(mine).toMatchObject([{ kind: 'question', text: body.question }]);
    expect((await decide(mine[0]?.id ?? '', 'release')).status).toBe(200);
    const queued = await stored.showQuestions.all().where('uid', '==', person.uid).get();
    expect(queued.docs.map((each) => each.data())).toMatchObject([
      { question: body.question, stage: 'waiting', votes: 1, author: person.displayName },
    ]);
    // A month later the held text is forgotten, and the question is not.
    await stored.heldTexts(mine[0]?.id ?? '').delete();
    expect(await refusalOf(ask())).toMatchObject({ status: 422 });
    expect((await decide(mine[0]?.id ?? '', 'release')).status).toBe(200);
    const both = await stored.showQuestions.all().where('uid', '==', person.uid).get();
    expect(both.docs.map((each) => each.data().question)).toEqual([body.question, body.question]);
    for (const { ref } of both.docs) await ref.delete();
  });
});

describe('the lists of staff', () => {
  it('hold and allow words within seconds, and the test box says what would happen', async () => {
    const person = await registerViewer();
    const tried = async (text: string) =>
      (await call('tryText', { token: zoomie.token, body: { text } })).data;
    await save({ held: ['kifaru'], allowed: ['rhinomax'] });
    expect(await tried('A k1faru!')).toEqual({ held: 'listed', has_link: false });
    expect(await tried('My Rhinomax tyres, www.tyres.example')).toEqual({ held: null, has_link: true });
    expect(await tried('A rhino')).toEqual({ held: 'protected', has_link: false });
    await expect
      .poll(async () => refusalOf(send(person, { chat, message: 'A kifaru!', message_id: randomUUID() })), {
        interval: 1500,
      })
      .toMatchObject({ status: 422, errors: { message: [LISTED] } });
    expect((await send(person, { chat, message: 'My Rhinomax tyres' })).status).toBe(200);
  });

  it('name the field that is wrong, and refuse the second of two edits', async () => {
    const body = await newRules();
    const bad = { ...body.rules, held: ['ab'], first_message_minutes: -1 };
    expect(
      await refusalOf(
        request('saveWordRules', { token: zoomie.token, body: { version: body.version, rules: bad } }),
      ),
    ).toMatchObject({
      status: 422,
      errors: {
        'rules.held.0': ['A word has 3 to 40 characters.'],
        'rules.first_message_minutes': ['Give whole minutes from 0 to 1440.'],
      },
    });
    const saves = async (rules: object) =>
      (await request('saveWordRules', { token: zoomie.token, body: { ...body, rules } })).status;
    expect(await saves(body.rules)).toBe(200);
    // The answer was lost, so staff save again.
    expect(await saves(body.rules)).toBe(200);
    expect(await saves({ ...body.rules, link_hours: 3 })).toBe(409);
  });
});

describe('a new account', () => {
  it('waits before its first message and its first link, unless staff waive the wait', async () => {
    const person = await registerViewer();
    const say = (message: string) => refusalOf(send(person, { chat, message, message_id: randomUUID() }));
    await save({ first_message_minutes: 60 });
    await expect
      .poll(() => say('Good evening'), { interval: 1500 })
      .toMatchObject({
        status: 429,
        alert: 'Welcome! New people listen for a little while first. This is sent when you may write.',
      });
    await save({ link_hours: 24 });
    await expect
      .poll(() => say('See www.prizes.example'), { interval: 1500 })
      .toMatchObject({
        status: 422,
        errors: { message: ['New accounts cannot post links yet. Please say it without one.'] },
      });
    await call('waiveWait', { token: zoomie.token, body: { uid: person.uid } });
    expect((await send(person, { chat, message: 'See www.prizes.example' })).status).toBe(200);
    const page = await call('showPersonPage', { token: zoomie.token, params: { uid: person.uid } });
    expect(page.data.waits_waived).toBe(true);
  });
});
