import { expect, it } from 'vitest';
import { LOGIN_QUERY_AFTER } from './accounts.ts';
import { breakpoints, NAVIGATION_DOCKED } from './breakpoints.ts';
import { HOME_STREAMS } from './home.ts';
import { PAGE_LOADER_FORCED_AWAY, PAGE_LOADER_LINGER } from './page-loader.ts';
import { SCROLL_TO_TOP_OFFSET } from './scroll-to-top.ts';

it('R9-072 breaks at 480, 768, 1024 and 1440', () => {
  expect(breakpoints).toEqual({ sm: 480, md: 768, lg: 1024, xl: 1440 });
});

it('R9-073 docks the navigation from 1024', () => {
  expect(NAVIGATION_DOCKED).toBe(1024);
});

it('R9-045 offers the way back to the top beyond 1000', () => {
  expect(SCROLL_TO_TOP_OFFSET).toBe(1000);
});

it('R9-061 forces the loader away at 10 s, and lets it linger 1.5 s otherwise', () => {
  expect(PAGE_LOADER_FORCED_AWAY).toBe(10_000);
  expect(PAGE_LOADER_LINGER).toBe(1500);
});

it('R9-062 handles ?login after 1.5 s', () => {
  expect(LOGIN_QUERY_AFTER).toBe(1500);
});

it('R9-033 shows four cameras on home', () => {
  expect(HOME_STREAMS).toBe(4);
});
