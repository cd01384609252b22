import { expect, it } from 'vitest';
import { CAMERAS } from '../simulators/cameras/cameras.ts';
import { STREAMS } from './catalogue.ts';

it('seeds the simulator’s cameras, with the same names and the same paid ones', () => {
  const seeded = STREAMS.filter(({ source }) => source.kind === 'hls').map(
    ({ code, name, subscriber_only: paid }) => ({ code, name, paid }),
  );
  expect(seeded).toEqual(CAMERAS);
});
