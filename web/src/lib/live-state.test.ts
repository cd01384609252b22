import { expect, it } from 'vitest';
import { cameraState, stateSentence } from './live-state.ts';

it.each([
  ['live', 'Tau is live'],
  ['behind', 'Tau is behind live'],
  ['off-air', 'Tau is off the air'],
  ['offline', 'You are offline'],
] as const)('puts %s into a sentence', (state, sentence) => {
  expect(stateSentence(state, 'Tau')).toBe(sentence);
});

it.each([
  [true, true, 'live'],
  [false, true, 'off-air'],
  [undefined, true, undefined],
  // What the page knew before the network went may be wrong by now.
  [true, false, 'offline'],
  [undefined, false, 'offline'],
])('calls a camera with onAir %s in a browser with online %s %s', (onAir, online, state) => {
  expect(cameraState(onAir, online)).toBe(state);
});
