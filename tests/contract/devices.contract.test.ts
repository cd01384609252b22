import { describe, expect, it } from 'vitest';
import { call, request } from '../support/api.ts';
import {
  createAccount,
  exchange,
  refreshIdentity,
  type SignedIn,
  signedInAt,
  signInAfter,
} from '../support/people/sign-in.ts';
import { registerViewer } from '../support/people/viewers.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const devices = async (token: string) => (await call('listDevices', { token })).data.devices;
const status = async (token: string) => (await request('showUser', { token })).status;
const exchangeStatus = async ({ identityToken }: SignedIn) =>
  (await request('validateUser', { body: { firebase_token: identityToken } })).status;

/** A user who signs in at home and later on the road. */
async function twoDevices() {
  const home = await createAccount();
  const homeToken = await exchange(home, { headers: { 'User-Agent': FIREFOX } });
  const road = await signInAfter(home, signedInAt(home));
  return { home, homeToken, road, roadToken: await exchange(road) };
}

describe('the devices of a user', () => {
  it('are listed with their names, the last used first, without credentials', async () => {
    const { homeToken, roadToken } = await twoDevices();
    const listed = await devices(homeToken);
    expect(listed.map(({ label, current }) => [label, current])).toEqual([
      ['A browser on an unknown system', false],
      ['Firefox on Linux', true],
    ]);
    expect(JSON.stringify(listed)).not.toContain(roadToken);
    expect((await request('listDevices')).status).toBe(401);
  });

  it('count once per sign-in, for any number of exchanges', async () => {
    const person = await registerViewer();
    const { token } = person;
    await exchange(await refreshIdentity(person));
    expect(await devices(token)).toHaveLength(1);
  });
});

describe('a revoked device', () => {
  it('is signed out at once, gets no new token, and works again after a new sign-in', async () => {
    const { home, homeToken, road, roadToken } = await twoDevices();
    const [other] = (await devices(homeToken)).filter(({ current }) => !current);
    expect(await status(roadToken)).toBe(200);
    await call('revokeDevice', { token: homeToken, body: { device_id: other?.id } });
    expect(await status(roadToken)).toBe(401);
    expect(await exchangeStatus(road)).toBe(401);
    expect(await exchangeStatus(await refreshIdentity(road))).toBe(401);
    expect(await status(homeToken)).toBe(200);
    expect(await exchangeStatus(home)).toBe(200);
    expect(await exchangeStatus(await signInAfter(home, signedInAt(road)))).toBe(200);
  });

  it('must be the caller’s own: another user’s answers 404', async () => {
    const { homeToken, roadToken } = await twoDevices();
    const [device] = await devices(homeToken);
    const body = { device_id: device?.id };
    const { token: stranger } = await registerViewer();
    expect((await request('revokeDevice', { token: stranger, body })).status).toBe(404);
    expect(await status(roadToken)).toBe(200);
    expect((await request('revokeDevice', { token: homeToken, body })).status).toBe(200);
    expect((await request('revokeDevice', { token: homeToken, body })).status).toBe(404);
  });
});

describe('sign out everywhere', () => {
  it('signs out every device, refuses their sign-ins, and accepts a new sign-in', async () => {
    const { home, homeToken, road, roadToken } = await twoDevices();
    expect([await status(homeToken), await status(roadToken)]).toEqual([200, 200]);
    await call('signOutEverywhere', { token: homeToken });
    const asked = Date.now();
    expect([await status(homeToken), await status(roadToken)]).toEqual([401, 401]);
    expect([await exchangeStatus(home), await exchangeStatus(road)]).toEqual([401, 401]);
    expect(await exchangeStatus(await signInAfter(home, asked))).toBe(200);
  });

  it('refuses the token of an exchange that runs at the same time', async () => {
    const person = await registerViewer();
    const { token } = person;
    const racing = Array.from({ length: 4 }, () =>
      request('validateUser', { body: { firebase_token: person.identityToken } }),
    );
    await call('signOutEverywhere', { token });
    for (const answer of await Promise.all(racing)) {
      if (answer.status !== 200) continue;
      const { data } = (await answer.json()) as { data: { access_token: string } };
      expect(await status(data.access_token)).toBe(401);
    }
    expect(await exchangeStatus(person)).toBe(401);
  });
});
