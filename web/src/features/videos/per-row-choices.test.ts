import { expect, it } from 'vitest';
import { HOME_HIGHLIGHTS } from './per-row-choices.ts';

it('R9-033 shows four videos of the lodges on home', () => {
  expect(HOME_HIGHLIGHTS).toBe(4);
});
