import { expect, it } from 'vitest';
import { publicRoutes } from './public-routes.ts';

it('has an address for every page, once', () => {
  const paths = publicRoutes.map(({ path }) => path);
  expect(paths).toHaveLength(27);
  expect(new Set(paths).size).toBe(27);
  expect(paths.filter((path) => path.includes(':'))).toEqual([]);
});
