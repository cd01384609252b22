import { type SitePathName, sitePaths } from '@boma/domain/site-paths.ts';
import { brand } from '../config/brand.ts';
import { rangers } from '../config/rangers.ts';
import type { Page } from './page.ts';

const open = { layout: 'main', prerendered: true } as const;
const unlisted = { ...open, noindex: true } as const;
const personal = { layout: 'main', prerendered: false, noindex: true } as const;

/**
 * Every page in one row. The router, the guard, menus, the head of the document, the build that renders pages ahead of
 * time and the sitemap all read this table.
 */
export const pages: Readonly<Record<SitePathName, Page>> = {
  home: {
    ...open,
    path: sitePaths.home,
    title: brand.name,
    description: brand.description,
    load: () => import('./routes/home.tsx'),
  },
  premium: {
    ...open,
    path: sitePaths.premium,
    title: 'Premium',
    description: 'Watch without adverts, open the members-only cameras, and help keep the cameras running.',
    load: () => import('./routes/premium.tsx'),
  },
  streams: {
    ...open,
    path: sitePaths.streams,
    title: 'LIVE Wildlife Streams',
    description: 'Every camera we have in the bush, live, day and night. Pick one and stay a while.',
    load: () => import('./routes/streams.tsx'),
  },
  stream: {
    ...open,
    path: sitePaths.stream,
    title: 'Live camera',
    description: 'A live camera in the African bush.',
    prerendered: false,
    load: () => import('./routes/stream.tsx'),
  },
  videoHighlights: {
    ...unlisted,
    path: sitePaths.videoHighlights,
    title: 'Video Highlights',
    description: 'Short films of the best moments our cameras and rangers have caught.',
    load: () => import('./routes/video-highlights.tsx'),
  },
  photoHighlights: {
    ...open,
    path: sitePaths.photoHighlights,
    title: 'Photo Highlights',
    description: 'Snapshots our viewers took at the waterholes, dens and rivers.',
    load: () => import('./routes/photo-highlights.tsx'),
  },
  theBoma: {
    ...open,
    path: sitePaths.theBoma,
    title: 'Boma Chat',
    description: 'Sit down at the fire and talk with viewers from all over the world.',
    load: () => import('./routes/the-boma.tsx'),
  },
  multiview: {
    ...open,
    path: sitePaths.multiview,
    title: 'Multiview',
    description: 'Keep an eye on up to nine cameras at once and share the arrangement.',
    load: () => import('./routes/multiview.tsx'),
  },
  shows: {
    ...open,
    path: sitePaths.shows,
    title: 'Ranger Shows',
    description: 'Our rangers live from the field: walks, drives and your questions answered.',
    load: () => import('./routes/show-pages.ts').then(({ Shows }) => ({ default: Shows })),
  },
  schedule: {
    ...open,
    path: sitePaths.schedule,
    title: 'Show Schedule',
    description: 'When the next ranger shows go on the air, in your time and in camp time.',
    load: () => import('./routes/show-pages.ts').then(({ Schedule }) => ({ default: Schedule })),
  },
  logbook: {
    ...open,
    path: sitePaths.logbook,
    title: 'Sightings Logbook',
    description: 'Who was seen at our cameras, and the best time to watch.',
    load: () => import('./routes/logbook.tsx'),
  },
  aboutUs: {
    ...open,
    path: sitePaths.aboutUs,
    title: 'About Us',
    description: `Who we are at ${brand.name}, and why we hang cameras in trees.`,
    load: () => import('./routes/about-us.tsx'),
  },
  contactUs: {
    ...open,
    path: sitePaths.contactUs,
    title: 'Contact Us',
    description: 'Write to the rangers. We read everything.',
    load: () => import('./routes/contact-us.tsx'),
  },
  signIn: {
    ...unlisted,
    path: sitePaths.signIn,
    title: 'Sign in',
    description: `Sign in to ${brand.name}.`,
    layout: 'auth',
    load: () => import('./routes/entrances.ts').then(({ SignIn }) => ({ default: SignIn })),
  },
  register: {
    ...unlisted,
    path: sitePaths.register,
    title: 'Register',
    description: `Register at ${brand.name}. It takes 30 seconds and it is free.`,
    layout: 'auth',
    load: () => import('./routes/entrances.ts').then(({ Register }) => ({ default: Register })),
  },
  subscribe: {
    ...unlisted,
    path: sitePaths.subscribe,
    title: 'Subscribe',
    description: 'Become a Premium member in three steps.',
    load: () => import('./routes/subscribe.tsx'),
  },
  profile: {
    ...personal,
    path: sitePaths.profile,
    title: 'My Profile',
    description: 'Your profile, gallery and alerts.',
    permission: 'user',
    load: () => import('./routes/profile.tsx'),
  },
  juniorRanger: {
    ...open,
    path: sitePaths.juniorRanger,
    title: 'Junior Ranger',
    description: 'A ranger course for young viewers, free and at your own pace.',
    load: () => import('./routes/course-pages.ts').then(({ JuniorRanger }) => ({ default: JuniorRanger })),
  },
  kidsCourse: {
    ...open,
    path: sitePaths.kidsCourse,
    title: 'Kids Course',
    description:
      'Six modules for young rangers: a film, a few words from a ranger, and three questions each.',
    load: () => import('./routes/course-pages.ts').then(({ KidsCourse }) => ({ default: KidsCourse })),
  },
  cause: {
    ...open,
    path: sitePaths.cause,
    title: brand.cause,
    description: 'The pangolins we help to protect, and how watching helps.',
    load: () => import('./routes/cause.tsx'),
  },
  firstBiography: {
    ...open,
    path: sitePaths.firstBiography,
    title: rangers.firstBiography.name,
    description: rangers.firstBiography.introduction,
    load: () => import('./routes/first-biography.tsx'),
  },
  secondBiography: {
    ...open,
    path: sitePaths.secondBiography,
    title: rangers.secondBiography.name,
    description: rangers.secondBiography.introduction,
    load: () => import('./routes/second-biography.tsx'),
  },
  privacyPolicy: {
    ...open,
    path: sitePaths.privacyPolicy,
    title: 'Privacy Policy',
    description: 'What we keep about you, why, and for how long.',
    load: () => import('./routes/privacy-policy.tsx'),
  },
  termsOfService: {
    ...open,
    path: sitePaths.termsOfService,
    title: 'Terms of Service',
    description: 'The rules of the house.',
    load: () => import('./routes/terms-of-service.tsx'),
  },
  controller: {
    ...personal,
    path: sitePaths.controller,
    title: 'Question queue',
    description: 'For the crew of a running show.',
    layout: 'bare',
    permission: { may: 'question.read' },
    load: () => import('./routes/controller.tsx'),
  },
  staff: {
    ...personal,
    path: sitePaths.staff,
    title: 'Staff area',
    description: 'For our rangers.',
    layout: 'staff',
    permission: { may: 'desk.read' },
    load: () => import('./routes/staff.tsx'),
  },
  player: {
    ...personal,
    path: sitePaths.player,
    title: 'Premium videos',
    description: 'Picks, insights and rare sightings for members.',
    permission: 'subscriber',
    load: () => import('./routes/player.tsx'),
  },
  lodgeHighlights: {
    ...unlisted,
    path: sitePaths.lodgeHighlights,
    title: 'Lodge Highlights',
    description: 'Moments from the lodges that host our cameras.',
    load: () => import('./routes/lodge-highlights.tsx'),
  },
  test: {
    ...unlisted,
    path: sitePaths.test,
    title: 'Test',
    description: 'TEST',
    layout: 'bare',
    load: () => import('./routes/test.tsx'),
  },
};
