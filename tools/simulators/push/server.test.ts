import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RunningServer } from '../listen-locally.ts';
import { startPush } from './server.ts';

let push: RunningServer;
beforeEach(async () => {
  push = await startPush({ port: 0 });
});
afterEach(() => push.close());

const post = (path: string, body: unknown) =>
  fetch(`${push.url}${path}`, { method: 'POST', body: JSON.stringify(body) });
const messagesOf = async (token: string) =>
  (await (await fetch(`${push.url}/messages?token=${token}`)).json()) as { data: object }[];

it('keeps what is sent, by its token, and shows it on a page', async () => {
  const data = { title: '<b>Lion</b> at Tau', url: '/x' };
  expect(await (await post('/messages/batch', { messages: [{ token: 'one', data }] })).json()).toEqual({
    answers: ['sent'],
  });
  expect((await messagesOf('one')).map((message) => message.data)).toEqual([data]);
  expect(await messagesOf('two')).toEqual([]);
  const page = await (await fetch(push.url)).text();
  expect(page).toContain('&#60;b&#62;Lion&#60;/b&#62; at Tau');
});

it('refuses what the service would refuse, and a token whose subscription has ended', async () => {
  const send = (...messages: object[]) => post('/messages/batch', { messages });
  expect((await send({ token: 'one', data: { count: 3 } })).status).toBe(400);
  expect((await send({ data: {} })).status).toBe(400);
  expect((await send()).status).toBe(400);
  expect((await send(...Array.from({ length: 501 }, () => ({ token: 'one', data: {} })))).status).toBe(400);
  await post('/control/gone', { token: 'one' });
  await post('/control/busy', { token: 'two', times: 1 });
  const both = [
    { token: 'one', data: {} },
    { token: 'two', data: {} },
  ];
  expect(await (await send(...both)).json()).toEqual({ answers: ['gone', 'later'] });
  expect(await (await send(...both)).json()).toEqual({ answers: ['gone', 'sent'] });
  expect(await messagesOf('one')).toEqual([]);
  expect(await messagesOf('two')).toHaveLength(1);
});
