import { linkTo, type SitePathName } from '@boma/domain/site-paths.ts';
import type { Page } from '@playwright/test';
import { brand } from '../../../web/src/config/brand.ts';
import { expect } from './test.ts';

/** Pages with a permission, and those of one camera. */
type Other = 'profile' | 'controller' | 'staff' | 'player' | 'stream' | 'embed';

/** The pages that everyone may open, with their titles. */
const titles = {
  home: 'Boma · Live from the bush',
  premium: 'Premium',
  streams: 'Live cameras',
  videoHighlights: 'Video Highlights',
  photoHighlights: 'Photo Highlights',
  theBoma: 'Boma Chat',
  multiview: 'Multiview',
  shows: 'Ranger Shows',
  schedule: 'Show Schedule',
  logbook: 'Sightings Logbook',
  aboutUs: 'About Us',
  contactUs: 'Contact Us',
  signIn: 'Sign in',
  register: 'Register',
  subscribe: 'Subscribe',
  juniorRanger: 'Junior Ranger',
  kidsCourse: 'Junior Ranger course',
  cause: 'The Pangolin Watch',
  firstBiography: 'Naledi Khumalo',
  secondBiography: 'Pieter van Wyk',
  privacyPolicy: 'Privacy Policy',
  termsOfService: 'Terms of Service',
  lodgeHighlights: 'Lodge Highlights',
  unsubscribe: 'Unsubscribe',
  test: 'Test',
} as const satisfies Readonly<Record<Exclude<SitePathName, Other>, string>>;

export type OpenPage = keyof typeof titles;

export const isOpenPage = (name: SitePathName): name is OpenPage => name in titles;

/** Forms, and pages that are not open yet: search engines must not index them. */
const unlisted: readonly OpenPage[] = ['signIn', 'register', 'subscribe', 'unsubscribe', 'test'];

/** What the document's head tells search engines and link previews. */
export function headOf(page: Page) {
  return page.evaluate(() => {
    const value = (selector: string, attribute: string) =>
      document.head.querySelector(selector)?.getAttribute(attribute) ?? null;
    return {
      title: document.title,
      description: value('meta[name="description"]', 'content'),
      robots: value('meta[name="robots"]', 'content'),
      canonical: value('link[rel="canonical"]', 'href'),
      ogTitle: value('meta[property="og:title"]', 'content'),
      ogDescription: value('meta[property="og:description"]', 'content'),
      ogUrl: value('meta[property="og:url"]', 'content'),
      ogImage: value('meta[property="og:image"]', 'content'),
      canonicals: document.head.querySelectorAll('link[rel="canonical"]').length,
    };
  });
}

const fullTitle = (name: OpenPage) => (name === 'home' ? titles.home : `${titles[name]} · Boma`);

/** Expects the exact title, and one description, the same in all its tags. */
export async function expectHead(page: Page, name: OpenPage): Promise<void> {
  const url = `${brand.origin}${linkTo(name)}`;
  await expect
    .poll(() => headOf(page))
    .toMatchObject({
      title: fullTitle(name),
      robots: unlisted.includes(name) ? 'noindex' : 'index, follow',
      canonical: url,
      ogTitle: fullTitle(name),
      ogUrl: url,
      ogImage: `${brand.origin}${brand.shareImage}`,
      canonicals: 1,
    });
  const { description, ogDescription } = await headOf(page);
  expect(description?.length).toBeGreaterThan(3);
  expect(ogDescription).toBe(description);
}
