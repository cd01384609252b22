import { describe, expect, it } from 'vitest';
import { parseYoutubeMessage, youtubeCommand } from './youtube-messages.ts';

const origin = 'https://www.youtube-nocookie.com';

describe('a message of the embedded player', () => {
  it.each([
    ['{"event":"onReady"}', { kind: 'ready' }],
    ['{"event":"onError","info":150}', { kind: 'error' }],
    ['{"event":"onStateChange","info":1}', { kind: 'info', info: { playerState: 1 } }],
    [
      '{"event":"infoDelivery","info":{"playerState":2,"muted":true,"volume":40,"other":[]}}',
      { kind: 'info', info: { playerState: 2, muted: true, volume: 40 } },
    ],
  ])('%s', (data, message) => {
    expect(parseYoutubeMessage(origin, data)).toEqual(message);
  });

  it.each([
    ['another origin', 'https://www.youtube.com', '{"event":"onReady"}'],
    ['no JSON', origin, 'hello'],
    ['no text', origin, { event: 'onReady' }],
    ['null', origin, 'null'],
    ['an unknown event', origin, '{"event":"somethingElse"}'],
  ])('ignores %s', (_, from, data) => {
    expect(parseYoutubeMessage(from, data)).toBeUndefined();
  });

  it('gets commands in its own format', () => {
    expect(JSON.parse(youtubeCommand('setVolume', 40))).toMatchObject({
      event: 'command',
      func: 'setVolume',
      args: [40],
    });
  });
});
