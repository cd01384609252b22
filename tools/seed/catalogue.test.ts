import { expect, it } from 'vitest';
import { CAMERAS } from '../simulators/cameras/cameras.ts';
import { STREAMS } from './catalogue.ts';

it('seeds the cameras that the simulator has, under the same names and as paid as there', () => {
  const seeded = STREAMS.filter(({ source }) => source.kind === 'hls').map(
    ({ code, name, subscriber_only: paid }) => ({ code, name, paid }),
  );
  expect(seeded).toEqual(CAMERAS);
});
