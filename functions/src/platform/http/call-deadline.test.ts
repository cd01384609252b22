import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Endpoint } from '@boma/domain/endpoint.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { UserRecord } from 'firebase-admin/auth';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import { z } from 'zod';
import { callerContext } from '../context.ts';
import { CALL_DEADLINE_MS, READ_DEADLINE_MS } from '../deadline.ts';
import { createApp } from './create-app.ts';

const post = { method: 'POST', summary: '', response: z.object({ data: z.string() }) } as const;
const table = {
  remove: { ...post, path: '/api/remove', who: { may: 'report.read' } },
  read: { ...post, path: '/api/read', who: 'anyone' },
} satisfies Record<string, Endpoint>;

const admin = { customClaims: { roles: ['admin'] } } as unknown as UserRecord;
const accountOf = vi.fn<() => Promise<UserRecord>>(async () => admin);
const read = vi.fn<() => Promise<string>>(async () => 'read');
const logged = vi.fn<(message: string, error: unknown) => void>();

let server: Server;
let origin: string;

beforeAll(async () => {
  const session = { tokenId: 't1', device: 'd1', signedInAt: 0 };
  const log = { info: () => {}, warn: () => {}, error: logged };
  const clock = { real: () => 0, now: async () => 0 };
  const identify = async () => ({ uid: 'u1', session });
  const app = createApp(
    table,
    {
      remove: async ({ ctx }) => {
        await ctx.staff('message.delete');
        return 'removed';
      },
      read,
    },
    {
      contextOf: () => callerContext({ identify, accountOf }, undefined, { requestId: 'r-1', clock, log }),
      isOwnOrigin: () => false,
    },
  );
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => logged.mockClear());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});
afterAll(() => server.close());

const send = (path: string) => fetch(`${origin}${path}`, { method: 'POST' });
const messages = () => logged.mock.calls.map(([message]) => message);

/** Sends the request. Once it has called `act`, which does not answer by itself, this much time passes. */
async function answerAfter<T>(act: Mock<() => Promise<T>>, ms: number, path: string) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { promise, reject } = Promise.withResolvers<T>();
  const called = Promise.withResolvers<void>();
  act.mockImplementationOnce(() => {
    called.resolve();
    return promise;
  });
  const answer = send(path);
  await called.promise;
  await vi.advanceTimersByTimeAsync(ms);
  return { answer: await answer, reject };
}

describe('the deadline of a call', () => {
  it('includes the lookup of the account', async () => {
    const { answer } = await answerAfter(accountOf, CALL_DEADLINE_MS, '/api/remove');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  });

  it('leaves an error in the log if the work fails after it', async () => {
    const { answer, reject } = await answerAfter(read, READ_DEADLINE_MS, '/api/read');
    expect([answer.status, messages()]).toEqual([503, ['unavailable']]);
    const late = new Error('The store is away.');
    reject(late);
    await vi.waitFor(() => expect(logged).toHaveBeenLastCalledWith('late-failure', late));
  });

  it('leaves nothing more in the log if the work refuses the caller after it', async () => {
    const { answer, reject } = await answerAfter(read, READ_DEADLINE_MS, '/api/read');
    expect([answer.status, messages()]).toEqual([503, ['unavailable']]);
    reject(new AppError('forbidden'));
    await new Promise(setImmediate);
    expect(messages()).toEqual(['unavailable']);
  });
});

it('an audited action that the verb asked for without a record fails on the emulators, and raises an alert', async () => {
  expect((await send('/api/remove')).status).toBe(200);
  expect(messages()).toEqual(['unaudited-action']);
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  expect((await send('/api/remove')).status).toBe(500);
});
