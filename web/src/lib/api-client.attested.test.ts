import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callApi } from './api-client.ts';

const attest = vi.hoisted(() => vi.fn<() => Promise<string | undefined>>());
vi.mock('../config/uses-app-check.ts', () => ({ usesAppCheck: true }));
vi.mock('./firebase/attest-call.later.ts', () => ({ attest }));

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset().mockImplementation(async () => Response.json({ data: {} }));
  attest.mockReset().mockResolvedValue('a-token');
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => vi.unstubAllGlobals());

const sentToken = () => new Headers(fetched.mock.lastCall?.[1]?.headers).get('x-firebase-appcheck');
const body = { subject: 'Lions', name: 'Thandi', email: '', comments: 'Hello', browser: '' };

it('a call carries App Check’s token', async () => {
  await callApi('sendContact', { body });
  expect(sentToken()).toBe('a-token');
});

it('a call that no token came for is made without one', async () => {
  attest.mockResolvedValue(undefined);
  await callApi('sendContact', { body });
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(sentToken()).toBeNull();
});

it('what a page asks before it is alive, and what a shared cache answers, waits for no token', async () => {
  await callApi('sendContact', { body });
  expect(attest).toHaveBeenCalledTimes(1);
  await callApi('listStreams');
  await callApi('live');
  await callApi('openapi');
  expect(sentToken()).toBeNull();
  expect([attest.mock.calls.length, fetched.mock.calls.length]).toEqual([1, 4]);
});
