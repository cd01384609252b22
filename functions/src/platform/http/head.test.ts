import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Endpoint } from '@boma/domain/endpoint.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { baseContext, callerContext } from '../context.ts';
import { createApp } from './create-app.ts';

const get = { method: 'GET', summary: '', who: 'anyone', response: z.object({ data: z.string() }) } as const;
const table = {
  read: { ...get, path: '/api/read' },
  end: { ...get, path: '/api/end', effect: true },
} satisfies Record<string, Endpoint>;

const end = vi.fn<() => Promise<string>>(async () => 'ended');

let server: Server;
let origin: string;

beforeAll(async () => {
  const unused = async () => {
    throw new Error('These endpoints ask for no caller.');
  };
  const silent = { info: () => {}, warn: () => {}, error: () => {} };
  const app = createApp(
    table,
    { read: async () => 'read', end },
    {
      contextOf: () =>
        callerContext({ identify: unused, accountOf: unused }, undefined, { ...baseContext(), log: silent }),
      isOwnOrigin: () => false,
    },
  );
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

const answerTo = async (method: string, path: string) => {
  const answer = await fetch(`${origin}${path}`, { method });
  return [answer.status, answer.headers.get('allow')];
};

it('HEAD runs a GET that only reads, and never one that changes something', async () => {
  expect(await answerTo('HEAD', '/api/read')).toEqual([200, null]);
  expect(await answerTo('HEAD', '/api/end')).toEqual([405, 'GET']);
  expect(end).not.toHaveBeenCalled();
  expect(await answerTo('GET', '/api/end')).toEqual([200, null]);
  expect(end).toHaveBeenCalledOnce();
});

it('the refusal of another method names HEAD only where it is answered', async () => {
  expect(await answerTo('PUT', '/api/read')).toEqual([405, 'GET, HEAD']);
  expect(await answerTo('PUT', '/api/end')).toEqual([405, 'GET']);
});
