import { expect, it } from 'vitest';
import { publicRoutes } from './public-routes.ts';

it('has an address for every page, once', () => {
  const paths = publicRoutes.map(({ path }) => path);
  expect(paths).toHaveLength(28);
  expect(new Set(paths).size).toBe(28);
  expect(paths.filter((path) => path.includes(':'))).toEqual([]);
});
