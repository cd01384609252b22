import { sitePaths } from '@boma/domain/site-paths.ts';
import { expect, it } from 'vitest';
import { publicRoutes } from './public-routes.ts';

it('has an address for every page that a guest may open, once', () => {
  const paths = publicRoutes.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => path.includes(':'))).toEqual([]);
  const names = publicRoutes.map(({ name }) => name);
  const pages = Object.keys(sitePaths);
  expect(pages.filter((name) => !names.includes(name)).toSorted()).toEqual([
    'controller',
    'player',
    'profile',
    'staff',
    'test',
  ]);
  expect(names.filter((name) => !pages.includes(name))).toEqual(['show', 'video']);
});
