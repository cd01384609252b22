import { expect, it } from 'vitest';
import { NO_ALERTS, saveAlertsInput, storedAlertsSchema } from './alert-settings.schema.ts';

it('reads stored wishes for animals that are protected since or unknown to this release, and shows the protected ones no more', () => {
  const stored = { ...NO_ALERTS, species: ['lion', 'pangolin', 'cape clawless otter', 'Okapi 2'] };
  expect(storedAlertsSchema.parse(stored).species).toEqual(['lion', 'cape clawless otter', 'Okapi 2']);
  expect(saveAlertsInput.safeParse({ ...NO_ALERTS, species: ['lion'] }).success).toBe(true);
  expect(saveAlertsInput.safeParse({ ...NO_ALERTS, species: ['pangolin'] }).success).toBe(false);
});
