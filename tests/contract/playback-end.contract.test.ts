import { PLAYBACK_TOKEN_SECONDS } from '@boma/domain/streams/streams.constants.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedPlaylistUrl } from '../../functions/src/streams/playback-token.ts';
import { startCameras } from '../../tools/simulators/cameras/server.ts';
import type { RunningServer } from '../../tools/simulators/listen-locally.ts';
import { call, request } from '../support/api.ts';
import { paidStreams } from '../support/paid-sources.ts';
import { registerMember } from '../support/people/members.ts';
import { signIn } from '../support/people/sign-in.ts';
import { registerStaff } from '../support/people/viewers.ts';
import { playbackSecret } from '../support/run.ts';
import { stored } from '../support/stored.ts';

const camera = paidStreams.find(({ slug }) => slug === 'hyena-den');
const params = { id: camera?.id ?? 0 };
const MINUTE = 60_000;

/** A media server with the same secret whose clock stands still at this time (unix milliseconds). */
let later: RunningServer;
let time = 0;

beforeAll(async () => {
  later = await startCameras({ port: 0, secret: playbackSecret(), now: () => time });
});
afterAll(() => later.close());

/** A playlist, its rendition and a segment of that, as a player follows them. */
async function walk(playlist: string): Promise<string[]> {
  const addresses = [playlist];
  for (let at = playlist; addresses.length < 3; addresses.push(at)) {
    const answer = await fetch(at);
    expect(answer.status).toBe(200);
    const lines = (await answer.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    // The newest segment stays in the window for longest.
    at = new URL((addresses.length === 1 ? lines[0] : lines.at(-1)) ?? '', at).href;
  }
  expect(await statuses(addresses)).toEqual([200, 200, 200]);
  return addresses;
}

const statuses = (addresses: readonly string[], origin?: string) =>
  Promise.all(
    addresses.map(async (address) => {
      const url = new URL(address);
      return (await fetch(origin ? `${origin}${url.pathname}${url.search}` : url)).status;
    }),
  );

const playback = (token: string) => request('streamPlayback', { params, token });

async function refusalOf(token: string) {
  const answer = await playback(token);
  return [answer.status, ((await answer.json()) as { code: string }).code];
}

/** A member who has paid and is watching. */
async function watching() {
  const member = await registerMember();
  const { data } = await call('streamPlayback', { params, token: member.token });
  return { member, addresses: await walk(data.url), expires: data.expires_at ?? 0, issued: Date.now() };
}

/** The media server has no users: it serves a signed address until the address expires. */
async function expectEndWithin(
  minutes: number,
  { addresses, expires, issued }: Awaited<ReturnType<typeof watching>>,
) {
  expect(expires * 1000 - issued).toBeLessThanOrEqual(minutes * MINUTE);
  time = expires * 1000 - 1;
  expect(await statuses(addresses.slice(0, 2), later.url)).toEqual([200, 200]);
  time = expires * 1000;
  expect(await statuses(addresses, later.url)).toEqual([403, 403, 403]);
  // The expiry cannot be changed.
  const moved = addresses.map((address) => address.replace(`expires=${expires}`, `expires=${expires + 600}`));
  expect(await statuses(moved)).toEqual([403, 403, 403]);
}

describe('a playback address', () => {
  it('is valid for ten minutes', () => {
    expect(PLAYBACK_TOKEN_SECONDS).toBeLessThanOrEqual(600);
  });

  it('R3-012 stops working at the second it names: playlist, rendition and segments', async () => {
    const expires = Math.floor(Date.now() / 1000) + PLAYBACK_TOKEN_SECONDS;
    time = expires * 1000 - 1;
    const media = { mediaServer: later.url, mediaApplication: 'boma' };
    const addresses = await walk(signedPlaylistUrl(media, playbackSecret(), 'hyena-den', expires));
    time = expires * 1000;
    expect(await statuses(addresses)).toEqual([403, 403, 403]);
  });

  it('is not renewed after a refund, and expires within its ten minutes', async () => {
    const seen = await watching();
    await call('requestRefund', { token: seen.member.token });
    expect(await refusalOf(seen.member.token)).toEqual([403, 'forbidden']);
    await expectEndWithin(10, seen);
  });

  it('is not renewed after a ban or by a new sign-in, and expires within its ten minutes', async () => {
    const seen = await watching();
    const { token } = await registerStaff('zoomie');
    const body = { uid: seen.member.uid, kind: 'ban', reason: 'You sold rhino horn.' } as const;
    await call('imposeSanction', { token, body });
    expect(await refusalOf(seen.member.token)).toEqual([403, 'banned']);
    await expect(signIn({ email: seen.member.email, password: 'a-long-walk' })).rejects.toThrow(
      'USER_DISABLED',
    );
    expect((await stored.membership(seen.member.uid).get()).exists).toBe(true);
    await expectEndWithin(10, seen);
  });
});
