import { storedSchemas } from '@boma/domain/stored-schemas.ts';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { seededFigures } from './figures.ts';

it('fills the hours of the last month and none that is not over', () => {
  const days = seededFigures(Date.parse('2026-11-28T10:30:00Z'));
  expect(days.at(-1)?.day).toBe('2026-11-28');
  expect(Object.keys(days.at(-1)?.hours ?? {})).toHaveLength(12);
  expect(days.slice(1, -1).every(({ hours }) => Object.keys(hours).length === 24)).toBe(true);
  for (const day of days) expect(() => z.encode(storedSchemas.figureDays, day)).not.toThrow();
});
