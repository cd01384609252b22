import { expect, it } from 'vitest';
import { flipped, louder } from './player-keys.ts';

it.each([
  ['up', { muted: false, volume: 0.5 }, 0.1, { muted: false, volume: 0.6 }],
  ['up at the top', { muted: false, volume: 0.95 }, 0.1, { muted: false, volume: 1 }],
  ['down', { muted: false, volume: 0.5 }, -0.1, { muted: false, volume: 0.4 }],
  ['down to silence', { muted: false, volume: 0.1 }, -0.1, { muted: true, volume: 0 }],
  ['up from mute', { muted: true, volume: 0.5 }, 0.1, { muted: false, volume: 0.5 }],
  ['up from mute at no volume', { muted: true, volume: 0 }, 0.1, { muted: false, volume: 0.1 }],
  ['down from mute', { muted: true, volume: 0.5 }, -0.1, { muted: true, volume: 0.5 }],
])('a step %s of %j by %d gives %j', (_step, before, by, after) => {
  expect(louder(before, by)).toEqual(after);
});

it.each([
  [
    { muted: false, volume: 0.3 },
    { muted: true, volume: 0.3 },
  ],
  [
    { muted: true, volume: 0.3 },
    { muted: false, volume: 0.3 },
  ],
  // No volume is silence too.
  [
    { muted: true, volume: 0 },
    { muted: false, volume: 0.5 },
  ],
  [
    { muted: false, volume: 0 },
    { muted: false, volume: 0.5 },
  ],
])('mute or unmute turns %j into %j', (before, after) => {
  expect(flipped(before)).toEqual(after);
});
