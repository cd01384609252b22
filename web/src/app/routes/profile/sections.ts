import { linkTo } from '@boma/domain/site-paths.ts';

/** The sections of the profile by the name that an address has for them, with their headings. */
export const sectionTitles = {
  profile: 'My Profile',
  gallery: 'Photo Gallery',
  notifications: 'Alerts/Notifications',
  welcome: 'Welcome',
} as const;

export type Section = keyof typeof sectionTitles;

export const isSection = (name: string | undefined): name is Section =>
  name !== undefined && Object.hasOwn(sectionTitles, name);

export const sectionPath = (section: Section) => `${linkTo('profile')}/${section}`;
