import { describe, expect, it } from 'vitest';
import { playbackExpiry, playbackToken, signedPlaylistUrl } from './playback-token.ts';

const media = { mediaServer: 'https://media.example', mediaApplication: 'boma' };

describe('playbackExpiry', () => {
  const MINUTE = 60_000;
  const noon = Date.UTC(2026, 1, 3, 12);
  it.each([
    ['at the beginning of a window', noon, noon + 10 * MINUTE],
    ['within it', noon + 2.5 * MINUTE, noon + 10 * MINUTE],
    ['in its last millisecond', noon + 5 * MINUTE - 1, noon + 10 * MINUTE],
    ['in the next one', noon + 5 * MINUTE, noon + 15 * MINUTE],
  ])('is the end of the next five minutes for an address that is signed %s', (_, now, expires) => {
    expect(playbackExpiry(now)).toBe(expires / 1000);
  });
});

describe('signedPlaylistUrl', () => {
  it('carries its expiry and a token that signs code and expiry', () => {
    const token = playbackToken('secret', 'hyena-den', 1_800_000_000);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(signedPlaylistUrl(media, 'secret', 'hyena-den', 1_800_000_000)).toBe(
      `https://media.example/boma/hyena-den/playlist.m3u8?expires=1800000000&token=${token}`,
    );
  });

  it('has another token for another camera, expiry or secret', () => {
    const tokens = [
      playbackToken('secret', 'hyena-den', 1),
      playbackToken('secret', 'heron-island', 1),
      playbackToken('secret', 'hyena-den', 2),
      playbackToken('other', 'hyena-den', 1),
    ];
    expect(new Set(tokens).size).toBe(4);
  });
});
