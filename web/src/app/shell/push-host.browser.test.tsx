import { afterEach, expect, it, vi } from 'vitest';
import { pushToken } from '../../features/alerts/api/push-token.ts';
import { sessionChanged } from '../../session/session.ts';
import { clearSession, forgetSession, keepApiToken } from '../../session/write-session.later.ts';
import { answerCalls } from '../../test-support/answer-calls.ts';
import { render } from '../../test-support/render.tsx';
import { signIn } from '../../test-support/session.ts';
import { PushHost } from './push-host.tsx';

const address = vi.hoisted(() => ({ now: 'new-address' }));
vi.mock('../../features/alerts/api/push-key.ts', () => ({ pushKey: async () => 'k' }));
vi.mock('../../features/alerts/api/push-token.ts', () => ({ pushToken: vi.fn(async () => address.now) }));

const KEY = 'boma:push-address';
const view = { data: { settings: {}, muted_until: 0, devices: [], email_verified: true } };

function visit(known: string | null, permission: NotificationPermission) {
  if (known !== null) localStorage.setItem(KEY, known);
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue(permission);
  const calls = answerCalls({ '/api/user/alerts/devices': view, '/api/user/alerts/devices/remove': view });
  render(<PushHost />);
  return calls;
}

/** Asks for pushes from now on, and proves that the server was not asked before. */
async function expectNotAskedYet(calls: ReturnType<typeof visit>) {
  localStorage.setItem(KEY, 'old-address');
  sessionChanged();
  await expect.poll(() => localStorage.getItem(KEY)).toBe('new-address');
  expect(calls.map(({ path }) => path)).toEqual(['/api/user/alerts/devices']);
}

afterEach(() => {
  localStorage.removeItem(KEY);
  vi.mocked(pushToken).mockClear();
});

it('tells the server a new address of this browser', async () => {
  signIn({});
  const calls = visit('old-address', 'granted');
  await expect.poll(() => localStorage.getItem(KEY)).toBe('new-address');
  expect(calls).toEqual([
    { path: '/api/user/alerts/devices', body: { token: 'new-address', zone: expect.any(String) } },
  ]);
});

it('ends the pushes here once the viewer has taken the permission back', async () => {
  signIn({});
  const calls = visit('old-address', 'denied');
  await expect.poll(() => localStorage.getItem(KEY)).toBeNull();
  expect(calls.map(({ path }) => path)).toEqual(['/api/user/alerts/devices/remove']);
});

it('tells the server nothing while the address stays', async () => {
  signIn({});
  address.now = 'old-address';
  const same = visit('old-address', 'granted');
  await expect.poll(() => vi.mocked(pushToken).mock.calls).toHaveLength(1);
  address.now = 'new-address';
  const changed = visit('old-address', 'granted');
  await expect.poll(() => changed).toHaveLength(1);
  expect(same).toEqual([]);
});

it('waits until the viewer is signed in', async () => {
  const calls = visit('an-address', 'granted');
  signIn({});
  await expectNotAskedYet(calls);
});

it('tells the server the same address again with each new API token', async () => {
  signIn({});
  address.now = 'old-address';
  const calls = visit('old-address', 'granted');
  await expect.poll(() => vi.mocked(pushToken).mock.calls).toHaveLength(1);
  for (const times of [1, 2]) {
    keepApiToken(`api-token-number-${times}-of-this-browser`);
    sessionChanged();
    await expect.poll(() => calls).toHaveLength(times);
    await expect.poll(() => localStorage.getItem(KEY)).toBe('old-address');
  }
  expect(calls[1]).toEqual({
    path: '/api/user/alerts/devices',
    body: { token: 'old-address', zone: expect.any(String) },
  });
  address.now = 'new-address';
});

it('asks for no pushes with a new API token where the viewer wants none', async () => {
  signIn({});
  const calls = visit(null, 'granted');
  keepApiToken('another-api-token-of-this-browser');
  sessionChanged();
  expect(localStorage.getItem(KEY)).toBeNull();
  await expectNotAskedYet(calls);
});

it.each([
  ['signs out', clearSession],
  ['loses the session', forgetSession],
])('does not ask for pushes of the next user of this browser, once the one who asked %s', async (_, end) => {
  signIn({});
  localStorage.setItem(KEY, 'old-address');
  end();
  signIn({ id: 'thandi' });
  const calls = visit(null, 'granted');
  expect(localStorage.getItem(KEY)).toBeNull();
  await expectNotAskedYet(calls);
});
