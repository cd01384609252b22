import type { SitePathName } from '@boma/domain/site-paths.ts';
import { brand } from '../config/brand.ts';

/** What each page says of itself, apart from the routes: nothing needs it before the page is alive. */
export const pageDescriptions: Readonly<Record<SitePathName, string>> = {
  home: brand.description,
  premium: 'Watch without adverts, open the members-only cameras, and help keep the cameras running.',
  streams: 'Every camera we have in the bush, live, day and night. Pick one and stay a while.',
  stream: 'A live camera in the African bush.',
  videoHighlights: 'Short films of the best moments our cameras and rangers have caught.',
  photoHighlights: 'Snapshots our viewers took at the waterholes, dens and rivers.',
  theBoma: 'Sit down at the fire and talk with viewers from all over the world.',
  multiview: 'Keep an eye on up to nine cameras at once and share the arrangement.',
  shows: 'Our rangers live from the field: walks, drives and your questions answered.',
  schedule: 'When the next ranger shows go on the air, in your time and in camp time.',
  aboutUs: `Who we are at ${brand.name}, and why we hang cameras in trees.`,
  contactUs: 'Write to the rangers. We read everything.',
  signIn: `Sign in to ${brand.name}.`,
  register: `Register at ${brand.name}. It takes 30 seconds and it is free.`,
  subscribe: 'Become a Premium member in three steps.',
  profile: 'Your profile, gallery and alerts.',
  juniorRanger: 'A ranger course for young viewers, free and at your own pace.',
  kidsCourse: 'The modules of the junior ranger course.',
  cause: 'The pangolins we help to protect, and how watching helps.',
  firstBiography: 'Head ranger, and the tracker who taught most of us to look.',
  secondBiography: 'Camera keeper: he hangs the cameras and climbs up again when baboons move them.',
  privacyPolicy: 'What we keep about you, why, and for how long.',
  termsOfService: 'The rules of the house.',
  controller: 'For the crew of a running show.',
  reports: 'For our rangers: what viewers have found wrong in the chat.',
  player: 'Picks, insights and rare sightings for members.',
  lodgeHighlights: 'Moments from the lodges our cameras stand at.',
  test: 'TEST',
};
