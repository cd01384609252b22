import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Endpoint } from '@boma/domain/endpoint.ts';
import type { UserRecord } from 'firebase-admin/auth';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { callerContext } from '../context.ts';
import { createApp } from './create-app.ts';
import type { Routes } from './routes.ts';

const table = {
  announce: {
    method: 'POST',
    path: '/api/announce',
    summary: '',
    who: { may: 'desk.read' },
    mayNameProtected: ['reason'],
    body: z.object({ notice: z.object({ text: z.string() }), reason: z.string() }),
    response: z.object({ data: z.string() }),
  },
} satisfies Record<string, Endpoint>;

const session = { tokenId: 't1', device: 'd1', signedInAt: 0 };
const log = { info: () => {}, warn: () => {}, error: () => {} };
const clock = { real: () => 0, now: async () => 0 };
const admin = async () => ({ customClaims: { roles: ['admin'] } }) as unknown as UserRecord;
const callers = { identify: async () => ({ uid: 'u1', session }), accountOf: admin };

let server: Server;

beforeAll(async () => {
  const routes: Routes<typeof table> = { announce: async ({ input }) => input.notice.text };
  const app = createApp(table, routes, {
    contextOf: () => callerContext(callers, undefined, { requestId: 'r-1', clock, log }),
    isOwnOrigin: () => false,
  });
  server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => app(Object.assign(req, { rawBody: Buffer.concat(chunks) }), res));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => server.close());

function announce(text: string): Promise<Response> {
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}/api/announce`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ notice: { text }, reason: 'A rhino was named.' }),
  });
}

it('refuses a text of staff that names a protected species, and lets pass what viewers never read', async () => {
  expect(await (await announce('Lions at Tau!')).json()).toEqual({ data: 'Lions at Tau!' });
  const answer = await announce('White rinos at Tau!');
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    code: 'invalid-input',
    errors: { 'notice.text': [expect.stringContaining('We never name rhino')] },
  });
});
