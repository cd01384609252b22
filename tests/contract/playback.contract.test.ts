import { describe, expect, it } from 'vitest';
import { playbackToken } from '../../functions/src/streams/playback-token.ts';
import { STREAMS } from '../../tools/seed/catalogue.ts';
import { call, request } from '../support/api.ts';
import { setRoles } from '../support/people/auth-emulator.ts';
import { endMembership, grantMembership } from '../support/people/members.ts';
import { resetPassword, signedInAt, signInAfter } from '../support/people/sign-in.ts';
import { registerQuickly, registerStaff, registerViewer, revokeToken } from '../support/people/viewers.ts';
import { mediaServer, playbackSecret } from '../support/run.ts';
import { stored } from '../support/stored.ts';

const find = (slug: string) => {
  const stream = STREAMS.find((candidate) => candidate.slug === slug);
  if (!stream) throw new Error(`The seed has no ${slug}.`);
  return stream;
};
const free = { params: { id: find('tau').id } };
const paid = { params: { id: find('hyena-den').id } };
const youtube = { params: { id: find('ridge').id } };

async function refusal(options: Parameters<typeof request>[1]) {
  const answer = await request('streamPlayback', options);
  const { code } = (await answer.json()) as { code?: string };
  return [answer.status, code, answer.headers.get('cache-control')];
}

/** The first address in a playlist. */
async function firstUri(url: string): Promise<string> {
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  const line = (await answer.text()).split('\n').find((text) => text !== '' && !text.startsWith('#'));
  return new URL(line ?? '', url).href;
}

describe('playback of a free camera', () => {
  it('is open to a guest, and plays', async () => {
    const { data } = await call('streamPlayback', free);
    expect(data).toEqual({ url: `${mediaServer()}/boma/tau/playlist.m3u8`, expires_at: null });
    const segment = await fetch(await firstUri(await firstUri(data.url)));
    expect(segment.status).toBe(200);
  });

  it('does not depend on the caller', async () => {
    expect(
      (await request('streamPlayback', { ...free, token: 'a-token-that-was-never-issued-here' })).status,
    ).toBe(200);
  });
});

describe('playback of a subscriber-only camera', () => {
  it('R3-012 gives a member an address that expires within ten minutes, and plays', async () => {
    const { token } = await grantMembership(await registerViewer());
    const asked = Math.floor(Date.now() / 1000);
    const { data } = await call('streamPlayback', { ...paid, token });
    expect(data.expires_at).toBeGreaterThan(asked + 300);
    expect((data.expires_at ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(600);
    // All addresses of five minutes expire together, so that a CDN shares what they answer.
    expect((data.expires_at ?? 0) % 300).toBe(0);
    const segment = await fetch(await firstUri(await firstUri(data.url)));
    expect(segment.status).toBe(200);
    expect((await segment.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  });

  it.each([
    'zoomie',
    'admin',
  ] as const)('is open to a person with the role %s, by the role alone', async (role) => {
    const { token, uid } = await registerStaff(role);
    const { data } = await call('streamPlayback', { ...paid, token });
    expect((await fetch(await firstUri(await firstUri(data.url)))).status).toBe(200);
    await setRoles({ uid }, []);
    expect(await refusal({ ...paid, token })).toEqual([403, 'forbidden', 'no-store']);
  });

  it('is limited: one person gets sixty addresses at once, and then one in ten seconds', async () => {
    const { token } = await grantMembership(await registerViewer());
    let answers = 0;
    let refused: Response | undefined;
    while (!refused && answers < 100) {
      const answer = await request('streamPlayback', { ...paid, token });
      if (answer.status === 429) refused = answer;
      else answers += answer.status === 200 ? 1 : 0;
    }
    expect(answers).toBeGreaterThanOrEqual(60);
    expect(await refused?.json()).toMatchObject({ code: 'too-many-requests' });
    const wait = Number(refused?.headers.get('retry-after'));
    expect([wait >= 1, wait <= 10]).toEqual([true, true]);
    expect((await request('streamPlayback', { ...free, token })).status).toBe(200);
  });

  it('is never stored', async () => {
    const { token } = await grantMembership(await registerViewer());
    const answer = await request('streamPlayback', { ...paid, token });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('R8-011 is refused without a valid token', async () => {
    const gone = await grantMembership(await registerViewer());
    expect((await request('streamPlayback', { ...paid, token: gone.token })).status).toBe(200);
    await revokeToken(gone);
    const unauthenticated = [401, 'unauthenticated', 'no-store'];
    expect(await refusal(paid)).toEqual(unauthenticated);
    expect(await refusal({ ...paid, token: 'null' })).toEqual(unauthenticated);
    expect(await refusal({ ...paid, token: 'undefined' })).toEqual(unauthenticated);
    expect(await refusal({ ...paid, token: 'a-token-that-was-never-issued-here' })).toEqual(unauthenticated);
    expect(await refusal({ ...paid, headers: { Authorization: 'Basic dGF1OnRhdQ==' } })).toEqual(
      unauthenticated,
    );
    expect(await refusal({ ...paid, token: gone.token })).toEqual(unauthenticated);
  });

  it('R8-011 tells an expired token from a user without a membership', async () => {
    const expired = await registerQuickly({ tokenLifetimeMs: -1 });
    expect(await refusal({ ...paid, token: expired.token })).toEqual([403, 'token-expired', 'no-store']);
    const { token } = await registerViewer();
    expect(await refusal({ ...paid, token })).toEqual([403, 'forbidden', 'no-store']);
  });

  it('R8-011 is refused to a stolen token after its owner has reset the password', async () => {
    const owner = await grantMembership(await registerViewer());
    const stolen = owner.token;
    expect((await request('streamPlayback', { ...paid, token: stolen })).status).toBe(200);
    // A reset ends the sign-ins of earlier seconds.
    await signInAfter(owner, signedInAt(owner));
    await resetPassword(owner, 'another-long-walk');
    expect(await refusal({ ...paid, token: stolen })).toEqual([401, 'unauthenticated', 'no-store']);
  });

  it('ends with the membership at the next renewal', async () => {
    const person = await grantMembership(await registerViewer());
    expect((await request('streamPlayback', { ...paid, token: person.token })).status).toBe(200);
    await endMembership(person);
    expect(await refusal({ ...paid, token: person.token })).toEqual([403, 'forbidden', 'no-store']);
  });

  it('uses the clock that the emulators can shift, while tokens use the real one', async () => {
    const { token } = await grantMembership(await registerViewer(), 3_600_000);
    expect((await request('streamPlayback', { ...paid, token })).status).toBe(200);
    const clock = stored.clockShift();
    await clock.set({ offset_ms: 2 * 3_600_000 });
    try {
      expect(await refusal({ ...paid, token })).toEqual([403, 'forbidden', 'no-store']);
    } finally {
      await clock.delete();
    }
    expect((await request('streamPlayback', { ...paid, token })).status).toBe(200);
  });

  it('is refused by the media server without a token, and with an expired, foreign or changed one', async () => {
    const playlist = `${mediaServer()}/boma/hyena-den/playlist.m3u8`;
    const now = Math.floor(Date.now() / 1000);
    const sign = (code: string, expires: number) => playbackToken(playbackSecret(), code, expires);
    const status = async (query: string) => (await fetch(`${playlist}${query}`)).status;
    const good = sign('hyena-den', now + 60);
    expect(await status(`?expires=${now + 60}&token=${good}`)).toBe(200);
    expect(await status('')).toBe(403);
    expect(await status(`?expires=${now - 1}&token=${sign('hyena-den', now - 1)}`)).toBe(403);
    expect(await status(`?expires=${now + 61}&token=${good}`)).toBe(403);
    expect(await status(`?expires=${now + 60}&token=${sign('heron-island', now + 60)}`)).toBe(403);
    expect(await status(`?expires=${now + 60}&token=${good.slice(0, -2)}xx`)).toBe(403);
  });
});

describe('playback without a playlist', () => {
  it('is a conflict for a camera that plays from YouTube', async () => {
    expect(await refusal(youtube)).toEqual([409, 'conflict', 'no-store']);
  });

  it.each(['999', '0', 'tau', '1e0', '-1'])('is not found for the id %s', async (id) => {
    expect(await refusal({ params: { id } })).toEqual([404, 'not-found', 'no-store']);
  });
});
