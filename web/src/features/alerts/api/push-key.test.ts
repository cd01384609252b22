import { afterEach, expect, it, vi } from 'vitest';
import { pushKey } from './push-key.ts';

const found = vi.hoisted((): { key: string | undefined; appId: string | undefined } => ({
  key: undefined,
  appId: undefined,
}));
const firebaseApp = vi.hoisted(() => vi.fn(async () => ({ options: { appId: found.appId } })));
vi.mock('../../../lib/firebase/app.ts', () => ({ firebaseApp }));
vi.mock('../../../lib/runtime-config.ts', () => ({
  runtimeConfig: async () => (found.key === undefined ? {} : { push: { vapid_key: found.key } }),
}));
afterEach(() => void firebaseApp.mockClear());

it.each([
  ['a key and an app with an id', 'a-key', '1:2:web:3', 'a-key'],
  ['a key and an app without an id', 'a-key', undefined, undefined],
  ['a key and an app with an empty id', 'a-key', '', undefined],
  ['no key', undefined, '1:2:web:3', undefined],
  ['the key of the simulator, which needs no app', 'simulated', undefined, 'simulated'],
])('with %s', async (_, key, appId, expected) => {
  Object.assign(found, { key, appId });
  expect(await pushKey()).toBe(expected);
  expect(firebaseApp).toHaveBeenCalledTimes(key === 'a-key' ? 1 : 0);
});
