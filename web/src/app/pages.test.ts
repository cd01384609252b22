import type { SitePathName } from '@boma/domain/site-paths.ts';
import { expect, it } from 'vitest';
import { pageDescriptions } from './page-descriptions.ts';
import { pages } from './pages.ts';

it('R2-068 ask for a permission only where somebody’s own or paid things are', () => {
  const asking = (Object.keys(pages) as SitePathName[]).filter(
    (name) => pages[name].permission !== undefined,
  );
  expect(Object.fromEntries(asking.map((name) => [name, pages[name].permission]))).toEqual({
    profile: 'user',
    reports: 'user',
    player: 'subscriber',
  });
});

it('have a title and a description of their own', () => {
  const all = Object.values(pages);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(Object.values(pageDescriptions)).size).toBe(all.length);
});
