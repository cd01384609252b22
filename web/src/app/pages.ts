import type { Permission } from '@boma/domain/accounts/user-type.ts';
import { brand } from '../config/brand.ts';
import { linkTo, type PathName } from './paths.ts';

export type Layout = 'main' | 'bare' | 'auth';

export interface Page {
  readonly title: string;
  readonly description: string;
  readonly layout: Layout;
  readonly permission?: Permission;
  /** Not for search engines: personal pages, staff pages and left-overs. */
  readonly noindex?: boolean;
  /** Rendered at build for everybody. Pages behind a guard, or with a parameter that must be there, are not. */
  readonly prerendered: boolean;
}

const open = (title: string, description: string): Page => ({
  title,
  description,
  layout: 'main',
  prerendered: true,
});
const personal = { noindex: true, prerendered: false } as const;

/** What each route is called, says of itself, and stands in. */
export const pages: Readonly<Record<PathName, Page>> = {
  home: open(brand.name, brand.description),
  premium: open(
    'Premium',
    'Watch without adverts, open the members-only cameras, and help keep the cameras running.',
  ),
  streams: open(
    'LIVE Wildlife Streams',
    'Every camera we have in the bush, live, day and night. Pick one and stay a while.',
  ),
  stream: { ...open('Live camera', 'A live camera in the African bush.'), prerendered: false },
  videoHighlights: open(
    'Video Highlights',
    'Short films of the best moments our cameras and rangers have caught.',
  ),
  photoHighlights: open('Photo Highlights', 'Snapshots our viewers took at the waterholes, dens and rivers.'),
  theBoma: open('Boma Chat', 'Sit down at the fire and talk with viewers from all over the world.'),
  multiview: open('Multiview', 'Keep an eye on up to nine cameras at once and share the arrangement.'),
  shows: open('Ranger Shows', 'Our rangers live from the field: walks, drives and your questions answered.'),
  schedule: open('Show Schedule', 'When the next ranger shows go on the air, in your time and in camp time.'),
  aboutUs: open('About Us', `Who we are at ${brand.name}, and why we hang cameras in trees.`),
  contactUs: open('Contact Us', 'Write to the rangers. We read everything.'),
  signIn: { ...open('Sign in', `Sign in to ${brand.name}.`), layout: 'auth', noindex: true },
  register: {
    ...open('Register', `Register at ${brand.name}. It takes 30 seconds and it is free.`),
    layout: 'auth',
  },
  subscribe: open('Subscribe', 'Become a Premium member in three steps.'),
  profile: { ...open('My Profile', 'Your profile, gallery and alerts.'), ...personal, permission: 'user' },
  juniorRanger: open('Junior Ranger', 'A ranger course for young viewers, free and at your own pace.'),
  kidsCourse: open('Kids Course', 'The modules of the junior ranger course.'),
  cause: open(brand.cause, 'The pangolins we help to protect, and how watching helps.'),
  firstBiography: open('Naledi Khumalo', 'Head ranger, and the tracker who taught most of us to look.'),
  secondBiography: open(
    'Pieter van Wyk',
    'Camera keeper: he hangs the cameras and climbs up again when baboons move them.',
  ),
  privacyPolicy: open('Privacy Policy', 'What we keep about you, why, and for how long.'),
  termsOfService: open('Terms of Service', 'The rules of the house.'),
  controller: { ...open('Question queue', 'For the crew of a running show.'), ...personal, layout: 'bare' },
  player: {
    ...open('Premium videos', 'Picks, insights and rare sightings for members.'),
    ...personal,
    permission: 'subscriber',
  },
  lodgeHighlights: open('Lodge Highlights', 'Moments from the lodges our cameras stand at.'),
  test: { ...open('Test', 'TEST'), layout: 'bare', noindex: true },
};

/** The page's own address where its path has no parameter that must be there. */
export const pageAddress = (name: PathName) => linkTo(name);
