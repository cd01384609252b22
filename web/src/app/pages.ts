import type { Permission } from '@boma/domain/accounts/user-type.ts';
import { linkTo, type SitePathName } from '@boma/domain/site-paths.ts';
import { brand } from '../config/brand.ts';

export type Layout = 'main' | 'bare' | 'auth';

export interface Page {
  readonly title: string;
  readonly layout: Layout;
  readonly permission?: Permission;
  /** Not for search engines: personal pages, staff pages, left-overs, and pages that are not open yet. */
  readonly noindex?: boolean;
  /** Rendered at build for everybody. Pages behind a guard, or with a parameter that must be there, are not. */
  readonly prerendered: boolean;
}

const open = (title: string): Page => ({ title, layout: 'main', prerendered: true });
/** Search engines are told of a page once there is something on it that is worth finding: forms are not. */
const unlisted = (title: string): Page => ({ ...open(title), noindex: true });
const personal = { noindex: true, prerendered: false } as const;

/** What each route is called, who may open it, and what it stands in. `page-descriptions.ts` has what it says of itself. */
export const pages: Readonly<Record<SitePathName, Page>> = {
  home: open(brand.name),
  premium: open('Premium'),
  streams: open('LIVE Wildlife Streams'),
  stream: { ...open('Live camera'), prerendered: false },
  videoHighlights: unlisted('Video Highlights'),
  photoHighlights: unlisted('Photo Highlights'),
  theBoma: open('Boma Chat'),
  multiview: open('Multiview'),
  shows: unlisted('Ranger Shows'),
  schedule: unlisted('Show Schedule'),
  aboutUs: open('About Us'),
  contactUs: open('Contact Us'),
  signIn: { ...unlisted('Sign in'), layout: 'auth' },
  register: { ...unlisted('Register'), layout: 'auth' },
  subscribe: unlisted('Subscribe'),
  profile: { ...open('My Profile'), ...personal, permission: 'user' },
  juniorRanger: unlisted('Junior Ranger'),
  kidsCourse: unlisted('Kids Course'),
  cause: open(brand.cause),
  firstBiography: open('Naledi Khumalo'),
  secondBiography: open('Pieter van Wyk'),
  privacyPolicy: open('Privacy Policy'),
  termsOfService: open('Terms of Service'),
  controller: { ...open('Question queue'), ...personal, layout: 'bare' },
  reports: { ...open('Reported messages'), ...personal, permission: 'user' },
  player: { ...open('Premium videos'), ...personal, permission: 'subscriber' },
  lodgeHighlights: unlisted('Lodge Highlights'),
  test: { ...unlisted('Test'), layout: 'bare' },
};

/** The page's own address where its path has no parameter that must be there. */
export const pageAddress = (name: SitePathName) => linkTo(name);
