import { describe, expect, it } from 'vitest';
import { playbackToken, signedPlaylistUrl } from './playback-token.ts';

const media = { mediaServer: 'https://media.example', mediaApplication: 'boma' };

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
