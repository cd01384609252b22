import { emptyLiveSite } from '@boma/domain/live/live.schema.ts';
import { expect, it } from 'vitest';
import { isOnAir } from './stream-air.ts';

it('calls a camera live or off the air only when it is known', () => {
  const site = { ...emptyLiveSite, live: ['tau'], updated_at: 1_800_000_000_000 };
  expect(isOnAir(site, 'tau')).toBe(true);
  expect(isOnAir(site, 'tembe')).toBe(false);
  expect(isOnAir(undefined, 'tau')).toBeUndefined();
  expect(isOnAir(emptyLiveSite, 'tau')).toBeUndefined();
});
