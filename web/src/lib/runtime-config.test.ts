import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { API_TIMEOUT } from '../config/api.ts';
import { runtimeConfig } from './runtime-config.ts';

const held = (textContent?: string) => ({ getElementById: () => (textContent ? { textContent } : null) });

beforeEach(() => void vi.stubGlobal('document', held()));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('gives up on an answer that does not come, and asks again the next time', async () => {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const silent = (_: string, { signal }: RequestInit) =>
    new Promise((__, fail) => signal?.addEventListener('abort', () => fail(signal.reason)));
  const fetch = vi.fn<(...call: [string, RequestInit]) => Promise<unknown>>(silent);
  vi.stubGlobal('fetch', fetch);
  const first = runtimeConfig();
  expect(timeout).toHaveBeenCalledWith(API_TIMEOUT);
  patience.abort();
  await expect(first).rejects.toHaveProperty('name', 'AbortError');
  fetch.mockResolvedValue(Response.json({ version: '1' }));
  await expect(runtimeConfig()).resolves.toEqual({ version: '1' });
  await runtimeConfig();
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('puts the clock at camp ahead where the camp is simulated', async () => {
  vi.resetModules();
  vi.stubGlobal('fetch', async () => Response.json({ version: '1', campShift: 5000 }));
  const { runtimeConfig: read } = await import('./runtime-config.ts');
  const { campNow } = await import('./camp-time.ts');
  expect(campNow(1000)).toBe(1000);
  await read();
  expect(campNow(1000)).toBe(6000);
});

it('reads what the server wrote into the page, without a request', async () => {
  vi.resetModules();
  const fetch = vi.fn<() => Promise<Response>>(async () => Response.json({ version: 'fetched' }));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('document', held('{"version":"in the page"}'));
  const { runtimeConfig: read } = await import('./runtime-config.ts');
  await expect(read()).resolves.toEqual({ version: 'in the page' });
  expect(fetch).not.toHaveBeenCalled();
});
