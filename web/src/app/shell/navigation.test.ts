import { expect, it } from 'vitest';
import { brand } from '../../config/brand.ts';
import { pages } from '../pages.ts';
import { footerColumns, leftNavigation } from './navigation.ts';

it('R2-083 R2-086 the left navigation has its items in their order, each with its own page', () => {
  expect(leftNavigation.map(({ text, to, icon }) => [text, to, icon])).toEqual([
    ['Home', '/', 'home'],
    ['Premium', '/wildlife/premium', 'premium'],
    ['LIVE Channels', '/wildlife/live-african-wildlife-safari-streams', 'live'],
    ['Video Highlights', '/wildlife/video-highlights', 'videos'],
    ['Photo Highlights', '/wildlife/photo-highlights', 'photos'],
    ['Boma Chat', '/wildlife/the-boma', 'chat'],
    ['Multiview', '/wildlife/multiview', 'multiview'],
    ['Ranger Shows', '/wildlife/shows', 'shows'],
    ['Show Schedule', '/wildlife/schedule', 'schedule'],
    ['About Us', '/wildlife/about-us', 'about'],
    ['Contact Us', '/wildlife/contact-us', 'contact'],
  ]);
});

it('the footer has its columns and links in their order', () => {
  const columns = footerColumns.map(({ title, items }) => [
    title,
    items.map(({ text, to }) => `${text} ${to}`),
  ]);
  expect(Object.fromEntries(columns)).toEqual({
    BROWSE: [
      'Home /',
      'Premium /wildlife/premium',
      'Boma Chat /wildlife/the-boma',
      'Junior Ranger /wildlife/junior-ranger',
      'Logbook /wildlife/logbook',
      'Multiview /wildlife/multiview',
      'Photo Highlights /wildlife/photo-highlights',
      'Ranger Shows /wildlife/shows',
      'Show Schedule /wildlife/schedule',
      'Video Highlights /wildlife/video-highlights',
    ],
    HELP: [
      'Plans & Pricing /wildlife/premium#pricing',
      'Register /auth/register',
      'Subscribe /wildlife/subscribe',
    ],
    ABOUT: [
      'About Us /wildlife/about-us',
      `${brand.cause} /wildlife/pangolin-watch`,
      'Contact Us /wildlife/contact-us',
    ],
  });
});

it('the navigation and the columns of the footer lead to each page that search engines list, but for those to which other pages lead', () => {
  const led = new Set(
    [...leftNavigation, ...footerColumns.flatMap(({ items }) => items)].map(({ to }) => to),
  );
  const listed = Object.values(pages).filter(({ prerendered, noindex }) => prerendered && !noindex);
  const paths = listed.map(({ path }) => path.replace(/\/:\w+\?$/, ''));
  expect(paths.filter((path) => !led.has(path))).toEqual([
    // The page of the course for parents leads there, and that of the house leads to the rangers.
    '/wildlife/kids-course',
    '/wildlife/naledi-khumalo',
    '/wildlife/pieter-van-wyk',
    // The end of each page.
    '/privacy-policy',
    '/terms-of-service',
    // Home.
    '/lodge-highlights',
  ]);
});
