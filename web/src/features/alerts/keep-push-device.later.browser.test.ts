import { expect, it, vi } from 'vitest';
import { clearSession, keepApiToken } from '../../session/write-session.later.ts';
import { answerCalls } from '../../test-support/answer-calls.ts';
import { signIn } from '../../test-support/session.ts';
import { keepPushDevice } from './keep-push-device.later.ts';

vi.mock('./api/push-key.ts', () => ({ pushKey: async () => 'k' }));
vi.mock('./api/push-token.ts', () => ({ pushToken: async () => 'new-address' }));

const KEY = 'boma:push-address';
const ADD = '/api/user/alerts/devices';
const REMOVE = '/api/user/alerts/devices/remove';
const view = { data: { settings: {}, muted_until: 0, devices: [], email_verified: true } };

/** Tells the server a new address, and does this while the answer is on its way. Returns the paths that were called. */
async function keepWhile(meanwhile: () => void): Promise<readonly string[]> {
  signIn();
  localStorage.setItem(KEY, 'old-address');
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('granted');
  const calls = answerCalls({
    [ADD]: () => {
      meanwhile();
      return Response.json(view);
    },
    [REMOVE]: view,
  });
  await keepPushDevice('old-address');
  return calls.map(({ path }) => path);
}

it('ends the pushes again that the viewer has stopped meanwhile', async () => {
  expect(await keepWhile(() => localStorage.removeItem(KEY))).toEqual([ADD, REMOVE]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('keeps no address of a viewer who has signed out meanwhile, and asks them for no sign-in', async () => {
  expect(await keepWhile(clearSession)).toEqual([ADD]);
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('leaves the address to be told again where a new API token has come meanwhile', async () => {
  expect(await keepWhile(() => keepApiToken('another-api-token-of-this-browser'))).toEqual([ADD]);
  expect(localStorage.getItem(KEY)).toBe('');
});
