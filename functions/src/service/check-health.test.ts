import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createContext } from '../platform/context.ts';
import { checkHealth } from './check-health.ts';

const get = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../platform/firestore.ts', () => ({ documentAt: () => ({ get }) }));

const ctx = createContext(async () => ({ kind: 'guest' }));
const mediaServer = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  vi.stubEnv('MEDIA_SERVER', 'https://media.example');
  vi.stubEnv('BOMA_VERSION', '1.2.3');
  vi.stubGlobal('fetch', mediaServer);
  get.mockResolvedValue({});
  mediaServer.mockImplementation(async () => new Response(null, { status: 404 }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('checkHealth', () => {
  it('is ok when both answer, whatever the media server says at its bare address', async () => {
    expect(await checkHealth({ ctx })).toEqual({
      status: 'ok',
      version: '1.2.3',
      time: expect.any(Number),
      dependencies: { firestore: 'ok', media_server: 'ok' },
    });
  });

  it.each([
    ['is out of reach', () => Promise.reject(new Error('ECONNREFUSED'))],
    ['is broken', async () => new Response(null, { status: 502 })],
  ])('is degraded when the media server %s', async (_how, behaviour) => {
    mediaServer.mockImplementation(behaviour);
    expect(await checkHealth({ ctx })).toMatchObject({
      status: 'degraded',
      dependencies: { firestore: 'ok', media_server: 'failed' },
    });
  });

  it('is unavailable when Firestore fails', async () => {
    get.mockRejectedValue(new Error('UNAVAILABLE'));
    await expect(checkHealth({ ctx })).rejects.toMatchObject({
      code: 'unavailable',
      details: { retryAfter: 10 },
    });
  });

  it('waits two seconds for Firestore and no longer', async () => {
    vi.useFakeTimers();
    get.mockReturnValue(new Promise(() => {}));
    const health = checkHealth({ ctx }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await health).toMatchObject({ code: 'unavailable' });
  });
});
