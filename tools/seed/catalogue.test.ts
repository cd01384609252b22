import { streamSchema } from '@boma/domain/streams/streams.schema.ts';
import { expect, it } from 'vitest';
import { CAMERAS } from '../simulators/cameras/cameras.ts';
import { REAL_STREAM, STREAMS } from './catalogue.ts';

it('seeds the simulator’s cameras, with the same names and the same paid ones', () => {
  const seeded = STREAMS.filter(({ source }) => source.kind === 'hls').map(
    ({ code, name, subscriber_only: paid }) => ({ code, name, paid }),
  );
  expect(seeded).toEqual(CAMERAS);
});

it('the real camera of npm start is a stream of its own', () => {
  expect(streamSchema.safeParse(REAL_STREAM).success).toBe(true);
  expect(STREAMS.map(({ id }) => id)).not.toContain(REAL_STREAM.id);
});
