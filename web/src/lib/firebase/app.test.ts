import { afterEach, expect, it, vi } from 'vitest';
import { API_TIMEOUT } from '../../config/api.ts';
import { firebaseApp } from './app.ts';

vi.mock('firebase/app', () => ({ initializeApp: (options: object) => ({ options }) }));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('gives up on an answer that does not come, and asks again the next time', async () => {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  const silent = (_: string, init?: RequestInit) =>
    new Promise((__, fail) => init?.signal?.addEventListener('abort', () => fail(init.signal?.reason)));
  const fetch = vi.fn<(...call: [string, RequestInit?]) => Promise<unknown>>(silent);
  vi.stubGlobal('fetch', fetch);
  const first = firebaseApp();
  expect(timeout).toHaveBeenCalledWith(API_TIMEOUT);
  patience.abort();
  await expect(first).rejects.toMatchObject({ code: 'unavailable' });
  fetch.mockResolvedValue(Response.json({ projectId: 'demo-boma' }));
  await expect(firebaseApp()).resolves.toEqual({ options: { projectId: 'demo-boma' } });
  await firebaseApp();
  expect(fetch).toHaveBeenCalledTimes(2);
});
