import { describe, expect, it } from 'vitest';
import { youtubeEmbedUrl } from './youtube-embed-url.ts';

const channel = 'UC0123456789a';

describe('youtubeEmbedUrl', () => {
  it('R9-069 plays an id longer than 12 characters as a live channel', () => {
    expect(channel).toHaveLength(13);
    const url = new URL(youtubeEmbedUrl(channel));
    expect(url.pathname).toBe('/embed/live_stream');
    expect(url.searchParams.get('channel')).toBe(channel);
  });

  it('R9-070 plays an id of up to 12 characters as a video', () => {
    const url = new URL(youtubeEmbedUrl('abcdefghijkl'));
    expect(url.pathname).toBe('/embed/abcdefghijkl');
    expect(url.searchParams.has('channel')).toBe(false);
  });

  it('R9-071 starts automatically by default', () => {
    expect(new URL(youtubeEmbedUrl('abcdefghijk')).searchParams.get('autoplay')).toBe('1');
    expect(new URL(youtubeEmbedUrl('abcdefghijk', { autoplay: 0 })).searchParams.get('autoplay')).toBe('0');
  });

  it('lets the frame answer messages only to the origin that is named', () => {
    const url = new URL(youtubeEmbedUrl('abcdefghijk', { origin: 'https://www.boma.test', muted: true }));
    expect(url.origin).toBe('https://www.youtube-nocookie.com');
    expect(url.searchParams.get('enablejsapi')).toBe('1');
    expect(url.searchParams.get('origin')).toBe('https://www.boma.test');
    expect(url.searchParams.get('mute')).toBe('1');
  });

  it('keeps an id with odd characters inside its place', () => {
    expect(new URL(youtubeEmbedUrl('../a?b#c')).pathname).toBe('/embed/..%2Fa%3Fb%23c');
  });
});
