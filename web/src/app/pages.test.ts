import type { SitePathName } from '@boma/domain/site-paths.ts';
import { expect, it } from 'vitest';
import { pages } from './pages.ts';

const names = Object.keys(pages) as SitePathName[];
const all = names.map((name) => pages[name]);

it('have the layout that was decided for each', () => {
  const bare = names.filter((name) => pages[name].layout === 'bare');
  const auth = names.filter((name) => pages[name].layout === 'auth');
  const main = names.filter((name) => pages[name].layout === 'main');
  expect(bare).toEqual(['controller', 'test', 'embed']);
  expect(names.filter((name) => pages[name].layout === 'staff')).toEqual(['staff']);
  expect(auth).toEqual(['signIn', 'register']);
  expect(main).toEqual([
    'home',
    'premium',
    'streams',
    'stream',
    'videoHighlights',
    'photoHighlights',
    'theBoma',
    'multiview',
    'shows',
    'schedule',
    'logbook',
    'aboutUs',
    'contactUs',
    'subscribe',
    'profile',
    'juniorRanger',
    'kidsCourse',
    'cause',
    'firstBiography',
    'secondBiography',
    'privacyPolicy',
    'termsOfService',
    'player',
    'lodgeHighlights',
    'unsubscribe',
  ]);
});

it('R2-068 R2-245 ask for a permission where personal, paid or staff content is, and nowhere else', () => {
  const asking = names.filter((name) => pages[name].permission !== undefined);
  expect(Object.fromEntries(asking.map((name) => [name, pages[name].permission]))).toEqual({
    profile: 'user',
    controller: 'staff',
    staff: 'staff',
    player: 'subscriber',
  });
});

it('are prerendered unless they ask for a permission or need a parameter', () => {
  for (const page of all)
    expect(page.prerendered, page.path).toBe(page.permission === undefined && !/:\w+$/.test(page.path));
});

it('have a path, a title and a description of their own', () => {
  for (const column of ['path', 'title', 'description'] as const)
    expect(new Set(all.map((page) => page[column])).size, column).toBe(all.length);
});
