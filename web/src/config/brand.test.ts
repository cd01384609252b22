import { isReservedName } from '@boma/domain/accounts/reserved-name.ts';
import { dataFileName } from '@boma/domain/privacy/privacy.constants.ts';
import { expect, it } from 'vitest';
import { brand } from './brand.ts';

it('no user may take the name of the site', () => {
  expect(isReservedName(brand.name)).toBe(true);
  expect(isReservedName(`${brand.name} Team`)).toBe(true);
});

it('the data file of a user begins with the name of the site', () => {
  const [name] = dataFileName(0).split('-data-');
  expect(name).toBe(brand.name.toLowerCase().split(/\s+/).join('-'));
});
