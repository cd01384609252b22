import { AppError } from '@boma/domain/errors.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubStorage } from '../lib/stub-storage.test-support.ts';

const TOKEN = 'an-api-token-0123456789';
const keeper = { startIdentity: vi.fn(() => Promise.resolve()) };
const site = vi.fn<typeof fetch>();
let storage: Map<string, string>;
let callOff = () => {};
const network = { onLine: true };

/** Makes the keeper's script load, or blocks it, from now on. */
function keeperIs(state: 'there' | 'blocked'): void {
  vi.doMock('./session-keeper.later.ts', () => {
    if (state === 'blocked') throw new Error('Blocked.');
    return keeper;
  });
}

async function restore(): Promise<void> {
  const { restoreSession } = await import('./restore-session.ts');
  callOff = restoreSession();
}

function comeOnline(): void {
  network.onLine = true;
  dispatchEvent(new Event('online'));
}

const isLogged = async () => {
  await expect.poll(() => console.error).toHaveBeenCalled();
};

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  storage = stubStorage().set('api-token', TOKEN);
  const target = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, target[name].bind(target));
  vi.stubGlobal('navigator', network);
  vi.stubGlobal(
    'fetch',
    site.mockReset().mockImplementation(() => Promise.resolve(Response.json({}))),
  );
  network.onLine = true;
  keeper.startIdentity.mockReset().mockResolvedValue();
  keeperIs('there');
});

afterEach(() => {
  callOff();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a kept session', () => {
  it('is restored at once', async () => {
    await restore();
    await expect.poll(() => keeper.startIdentity).toHaveBeenCalledTimes(1);
  });

  it('is gone where the identity provider is blocked', async () => {
    keeperIs('blocked');
    await restore();
    await expect.poll(() => storage.has('api-token')).toBe(false);
  });

  it('stays while offline, and is restored once the browser is online', async () => {
    network.onLine = false;
    await restore();
    expect(keeper.startIdentity).not.toHaveBeenCalled();
    expect(storage.get('api-token')).toBe(TOKEN);
    comeOnline();
    await expect.poll(() => keeper.startIdentity).toHaveBeenCalledTimes(1);
  });

  it('stays if the site does not answer, even if the browser is online', async () => {
    keeperIs('blocked');
    site.mockRejectedValue(new TypeError('network'));
    await restore();
    await isLogged();
    expect(storage.get('api-token')).toBe(TOKEN);
    site.mockResolvedValue(Response.json({}));
    comeOnline();
    await expect.poll(() => console.error).toHaveBeenCalledTimes(2);
    expect(storage.get('api-token'), 'a script that is remembered as missing').toBe(TOKEN);
  });

  it('stays if the provider cannot start, and is retried', async () => {
    keeper.startIdentity.mockRejectedValueOnce(new AppError('unavailable'));
    await restore();
    await isLogged();
    expect(storage.get('api-token')).toBe(TOKEN);
    comeOnline();
    await expect.poll(() => keeper.startIdentity).toHaveBeenCalledTimes(2);
  });

  it('is left alone once its page has gone', async () => {
    network.onLine = false;
    await restore();
    callOff();
    comeOnline();
    await new Promise((resolve) => setTimeout(resolve));
    expect(keeper.startIdentity).not.toHaveBeenCalled();
  });
});

it('a guest causes no fetch', async () => {
  storage.clear();
  await restore();
  comeOnline();
  await new Promise((resolve) => setTimeout(resolve));
  expect(keeper.startIdentity).not.toHaveBeenCalled();
});
