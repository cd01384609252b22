import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { baseContext } from '../platform/context.ts';

const get = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../platform/store.ts', () => ({ store: { liveSite: () => ({ get }) } }));
const areMailsStuck = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
vi.mock('../mails/unsent-mails.ts', () => ({ areMailsStuck }));

const ctx = baseContext();
const mediaServer = vi.fn<() => Promise<Response>>();
let checkHealth: typeof import('./check-health.ts').checkHealth;

beforeEach(async () => {
  // The module keeps an answer for seconds.
  vi.resetModules();
  ({ checkHealth } = await import('./check-health.ts'));
  get.mockClear();
  mediaServer.mockClear();
  vi.stubEnv('MEDIA_SERVER', 'https://media.example');
  vi.stubEnv('BOMA_VERSION', '1.2.3');
  vi.stubGlobal('fetch', mediaServer);
  get.mockResolvedValue({});
  areMailsStuck.mockResolvedValue(false);
  mediaServer.mockImplementation(async () => new Response(null, { status: 404 }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('checkHealth', () => {
  it('is ok when both answer, whatever status the media server has for its bare address', async () => {
    expect(await checkHealth({ ctx })).toEqual({
      status: 'ok',
      version: '1.2.3',
      time: expect.any(Number),
      dependencies: { firestore: 'ok', media_server: 'ok', mails: 'ok' },
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

  it('is degraded while mails do not leave', async () => {
    areMailsStuck.mockResolvedValue(true);
    expect(await checkHealth({ ctx })).toMatchObject({
      status: 'degraded',
      dependencies: { firestore: 'ok', media_server: 'ok', mails: 'failed' },
    });
  });

  it('is unavailable when Firestore fails', async () => {
    get.mockRejectedValue(new Error('UNAVAILABLE'));
    await expect(checkHealth({ ctx })).rejects.toMatchObject({
      code: 'unavailable',
      details: { retryAfter: 10 },
    });
  });

  it('probes once for all callers within five seconds, and then again', async () => {
    vi.useFakeTimers();
    await Promise.all([checkHealth({ ctx }), checkHealth({ ctx })]);
    vi.advanceTimersByTime(4999);
    get.mockRejectedValue(new Error('UNAVAILABLE'));
    expect(await checkHealth({ ctx })).toMatchObject({ status: 'ok', time: Date.now() });
    expect([get, mediaServer].map((asked) => asked.mock.calls.length)).toEqual([1, 1]);
    vi.advanceTimersByTime(1);
    await expect(checkHealth({ ctx })).rejects.toMatchObject({ code: 'unavailable' });
    expect([get, mediaServer].map((asked) => asked.mock.calls.length)).toEqual([2, 2]);
  });

  it('waits at most two seconds for Firestore', async () => {
    vi.useFakeTimers();
    get.mockReturnValue(new Promise(() => {}));
    const health = checkHealth({ ctx }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await health).toMatchObject({ code: 'unavailable' });
  });
});
