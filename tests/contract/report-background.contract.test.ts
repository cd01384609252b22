import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, request } from '../support/api.ts';
import { deleteChat, newChat, send } from '../support/chat.ts';
import { registerStaff, registerViewer } from '../support/people/viewers.ts';

let chat: string;
beforeAll(async () => {
  chat = await newChat();
});
afterAll(() => deleteChat(chat));

/** Sends messages, and reports the one of this number. */
async function reportedTalk(messages: number, reported: number) {
  const [author, other] = [await registerViewer(), await registerViewer()];
  // No one of them writes more than the chat allows at once.
  const others = [other, await registerViewer(), await registerViewer()] as const;
  const talk = randomUUID();
  const said: string[] = [];
  for (let number = 1; number <= messages; number++) {
    const message_id = randomUUID();
    said.push(message_id);
    const speaker = number === reported ? author : (others[number % others.length] ?? other);
    await send(speaker, { chat, message: `${talk} ${number}`, message_id });
  }
  const message_id = said[reported - 1] ?? '';
  const { data } = await call('reportMessage', { token: other.token, body: { message_id, reason: 'Rude.' } });
  return { author, other, id: data.id, message_id, talk };
}

describe('the messages around a report', () => {
  it('are the five before and the five after it, in order, with the message itself', async () => {
    const [zoomie, { id, talk }] = [await registerStaff('zoomie'), await reportedTalk(13, 6)];
    const { data } = await call('showReport', { token: zoomie.token, params: { id } });
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
    expect(data.around.map(({ message }) => message)).toEqual(numbers.map((number) => `${talk} ${number}`));
  });

  it('leave out the message once its author has deleted it', async () => {
    const [zoomie, { id, message_id, author, talk }] = [
      await registerStaff('zoomie'),
      await reportedTalk(3, 2),
    ];
    await call('deleteMessage', { token: author.token, body: { message_id } });
    const { data } = await call('showReport', { token: zoomie.token, params: { id } });
    const words = data.around.map(({ message }) => message);
    expect(words).toContain(`${talk} 1`);
    expect(words).toContain(`${talk} 3`);
    expect(words).not.toContain(`${talk} 2`);
  });

  it('are for staff, and unknown for an unknown report', async () => {
    const [zoomie, viewer] = [await registerStaff('zoomie'), await registerViewer()];
    const status = async (id: string, token?: string) =>
      (await request('showReport', { params: { id }, ...(token !== undefined && { token }) })).status;
    expect(await status('f'.repeat(64))).toBe(401);
    expect(await status('f'.repeat(64), viewer.token)).toBe(403);
    expect(await status('f'.repeat(64), zoomie.token)).toBe(404);
    expect(await status('no-report', zoomie.token)).toBe(404);
  });
});

describe('the history of a user', () => {
  it('has the sanction in force, the reports about them, and what staff have done', async () => {
    const [zoomie, { author }] = [await registerStaff('zoomie'), await reportedTalk(1, 1)];
    const history = async () =>
      (await call('showPerson', { token: zoomie.token, params: { uid: author.uid } })).data;
    expect(await history()).toEqual({ sanction: null, reports: 1, actions: [] });
    const reason = 'Please let others finish.';
    await call('imposeSanction', {
      token: zoomie.token,
      body: { uid: author.uid, kind: 'mute', minutes: 5, reason },
    });
    const by = zoomie.displayName;
    const muted = await history();
    expect(muted.sanction).toMatchObject({ kind: 'mute', reason });
    expect(muted.actions).toMatchObject([{ action: 'person.mute', by, reason }]);
    await call('liftSanction', { token: zoomie.token, body: { uid: author.uid } });
    const lifted = await history();
    expect(lifted.sanction).toBeNull();
    expect(lifted.actions.map(({ action }) => action)).toEqual(['sanction.lift', 'person.mute']);
  });

  it('is for staff', async () => {
    const viewer = await registerViewer();
    const ask = (token?: string) =>
      request('showPerson', { params: { uid: viewer.uid }, ...(token !== undefined && { token }) });
    expect((await ask()).status).toBe(401);
    expect((await ask(viewer.token)).status).toBe(403);
    expect((await ask((await registerStaff('admin')).token)).status).toBe(200);
  });
});

describe('the count of open reports', () => {
  it('grows with a report, falls when it is settled, and is for staff', async () => {
    const zoomie = await registerStaff('zoomie');
    const open = async () => (await call('countReports', { token: zoomie.token })).data.open;
    const before = await open();
    const { id, other } = await reportedTalk(1, 1);
    expect(await open()).toBe(before + 1);
    await call('settleReport', { token: zoomie.token, body: { report_ids: [id] } });
    expect(await open()).toBe(before);
    expect((await request('countReports', { token: other.token })).status).toBe(403);
    expect((await request('countReports')).status).toBe(401);
  });
});
