import { expect, it } from 'vitest';
import { coursePath, photoPath, photoSharePath, staffPath } from './content-paths.ts';
import { linkTo, PRICING_PATH, profilePath, showsPath, sitePaths, streamPath } from './site-paths.ts';

it('R2-001 R2-004 R2-035 keeps content under /wildlife and legal texts at the root', () => {
  expect(sitePaths).toEqual({
    home: '/',
    premium: '/wildlife/premium',
    streams: '/wildlife/live-african-wildlife-safari-streams',
    stream: '/wildlife/stream/:slug',
    videoHighlights: '/wildlife/video-highlights/:id?',
    photoHighlights: '/wildlife/photo-highlights',
    theBoma: '/wildlife/the-boma',
    multiview: '/wildlife/multiview',
    shows: '/wildlife/shows/:slug?',
    schedule: '/wildlife/schedule',
    logbook: '/wildlife/logbook',
    aboutUs: '/wildlife/about-us',
    contactUs: '/wildlife/contact-us',
    signIn: '/auth/sign-in',
    register: '/auth/register',
    subscribe: '/wildlife/subscribe',
    profile: '/wildlife/profile/:section?',
    juniorRanger: '/wildlife/junior-ranger',
    kidsCourse: '/wildlife/kids-course/:part?',
    cause: '/wildlife/pangolin-watch',
    firstBiography: '/wildlife/naledi-khumalo',
    secondBiography: '/wildlife/pieter-van-wyk',
    privacyPolicy: '/privacy-policy',
    termsOfService: '/terms-of-service',
    controller: '/controller',
    staff: '/staff/:section?/:item?/:part?',
    player: '/player',
    lodgeHighlights: '/lodge-highlights',
    unsubscribe: '/unsubscribe',
    test: '/test',
    embed: '/embed/:slug',
  });
});

it('R2-026 appends -live to the slug of a camera', () => {
  expect(streamPath('tau')).toBe('/wildlife/stream/tau-live');
});

it('leads to a module of the course, and to the certificate', () => {
  expect(coursePath(4)).toBe('/wildlife/kids-course/4');
  expect(coursePath('certificate')).toBe('/wildlife/kids-course/certificate');
});

it('leaves optional parameters out of links', () => {
  expect(linkTo('shows')).toBe('/wildlife/shows');
  expect(linkTo('profile')).toBe('/wildlife/profile');
  expect(linkTo('staff')).toBe('/staff');
  expect(linkTo('stream')).toBe('/wildlife/stream/:slug');
});

it('leads to a section of the staff area, and to one thing in it', () => {
  expect(staffPath()).toBe('/staff');
  expect(staffPath('cameras', 'tau')).toBe('/staff/cameras/tau');
  expect(staffPath('pages', 'animals', 'wild dog')).toBe('/staff/pages/animals/wild%20dog');
});

it('leads to one type of show, one section of the profile, and the plans', () => {
  expect(showsPath('bush-walk')).toBe('/wildlife/shows/bush-walk');
  expect(showsPath()).toBe('/wildlife/shows');
  expect(profilePath('gallery')).toBe('/wildlife/profile/gallery');
  expect(photoPath('3f')).toBe('/wildlife/photo-highlights?photo=3f');
  expect(photoSharePath('3f')).toBe('/share/3f/photo');
  expect(PRICING_PATH).toBe('/wildlife/premium#pricing');
});
