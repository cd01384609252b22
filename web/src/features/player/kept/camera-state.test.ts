import { expect, it } from 'vitest';
import { stateOnPage } from './camera-state.ts';

it.each([
  ['the player is behind live', true, 'behind', true, 'behind'],
  ['the player finds no playlist before the server does', true, 'offline', true, 'off-air'],
  ['the player is live before the server has checked again', true, 'live', false, 'live'],
  ['the player connects', true, 'connecting', true, 'live'],
  ['the player is paused at a camera that is off the air', true, 'paused', false, 'off-air'],
  ['there is no player', true, undefined, true, 'live'],
  ['nothing is known', true, undefined, undefined, undefined],
  ['the browser has no network', false, 'live', true, 'offline'],
] as const)('if %s', (_case, online, phase, onAir, state) => {
  expect(stateOnPage({ online, phase, onAir })).toBe(state);
});
