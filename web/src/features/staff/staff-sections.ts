import { type Action, may } from '@boma/domain/access/access.ts';
import { staffPath } from '@boma/domain/content-paths.ts';
import { linkTo } from '@boma/domain/site-paths.ts';

export interface StaffSection {
  readonly name: string;
  readonly title: string;
  readonly action: Action;
}

/** The sections of the staff area by the second part of their address, in the order of the navigation. */
export const staffSections = [
  { name: 'overview', title: 'Overview', action: 'desk.read' },
  { name: 'cameras', title: 'Cameras', action: 'camera.save' },
  { name: 'shows', title: 'Plan shows', action: 'show.plan' },
  { name: 'show-types', title: 'Kinds of show', action: 'show-type.save' },
  { name: 'videos', title: 'Videos', action: 'video.add' },
  { name: 'photos', title: 'Photos', action: 'photo.feature' },
  { name: 'sightings', title: 'Sightings', action: 'sighting.change' },
  { name: 'alert-kinds', title: 'Kinds of alert', action: 'alert-kind.save' },
  { name: 'course', title: 'Course', action: 'course.save' },
  { name: 'lodges', title: 'Lodges', action: 'lodge.save' },
  { name: 'notices', title: 'Notices', action: 'notice.send' },
  { name: 'reports', title: 'Reported messages', action: 'report.read' },
  { name: 'held-texts', title: 'Held texts', action: 'held-text.decide' },
  { name: 'words', title: 'Words', action: 'words.save' },
  { name: 'appeals', title: 'Appeals', action: 'appeal.decide' },
  { name: 'contact', title: 'Contact messages', action: 'contact.read' },
  { name: 'mails', title: 'Unsent mails', action: 'mail.read' },
  { name: 'people', title: 'People', action: 'person.read' },
  { name: 'usage', title: 'Cost and health', action: 'usage.read' },
  { name: 'audit', title: 'Audit log', action: 'audit.read' },
] as const satisfies readonly StaffSection[];

export type SectionName = (typeof staffSections)[number]['name'];

export const sectionPath = (name: SectionName): string =>
  name === 'overview' ? staffPath() : staffPath(name);

export const personPath = (uid: string): string => staffPath('people', uid);

export const cameraPath = (slug: string): string => staffPath('cameras', slug);

/** The section at this part of the address. Undefined: there is none. */
export const sectionAt = (part: string | undefined) =>
  staffSections.find(({ name }) => name === (part ?? 'overview'));

interface Entry {
  readonly to: string;
  readonly text: string;
}

/** The navigation of the staff area for this user. */
export function staffNavigation(user: { readonly roles: readonly string[] } | undefined): Entry[] {
  const sections = staffSections.filter(({ action }) => may(user, action));
  const entries = sections.map(({ name, title }) => ({ to: sectionPath(name), text: title }));
  return may(user, 'question.read')
    ? [...entries, { to: linkTo('controller'), text: 'Question queue' }]
    : entries;
}
