import { describe, expect, it } from 'vitest';
import { playbackToken, signedPlaylistUrl } from './playback-token.ts';

const media = { mediaServer: 'https://media.example', mediaApplication: 'boma' };

describe('signedPlaylistUrl', () => {
  it('carries the end of its time and a token over code and end', () => {
    const token = playbackToken('secret', 'hyena-den', 1_800_000_000);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(signedPlaylistUrl(media, 'secret', 'hyena-den', 1_800_000_000)).toBe(
      `https://media.example/boma/hyena-den/playlist.m3u8?expires=1800000000&token=${token}`,
    );
  });

  it('makes another token for another camera, end or secret', () => {
    const tokens = [
      playbackToken('secret', 'hyena-den', 1),
      playbackToken('secret', 'heron-island', 1),
      playbackToken('secret', 'hyena-den', 2),
      playbackToken('other', 'hyena-den', 1),
    ];
    expect(new Set(tokens).size).toBe(4);
  });
});
