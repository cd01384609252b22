import { type Action, may } from '@boma/domain/access/access.ts';
import { staffPath } from '@boma/domain/content-paths.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import type { Desk } from '@boma/domain/staff/desk.schema.ts';

/** What of the desk waits in a section. */
type Waiting = 'reports' | 'appeals' | 'held' | 'questions' | 'contact' | 'mails' | 'cameras';

/** The groups of the navigation, in its order. */
const GROUPS = ['Today', 'The site', 'People', 'Operation'] as const;

export interface StaffSection {
  readonly name: string;
  readonly title: string;
  readonly action: Action;
  readonly group: (typeof GROUPS)[number];
  readonly waits?: Waiting;
}

/** The sections of the staff area by the second part of their address, in the order of the navigation. */
const staffSections = [
  { name: 'overview', title: 'Overview', action: 'desk.read', group: 'Today' },
  { name: 'shows', title: 'Plan shows', action: 'show.plan', group: 'Today' },
  { name: 'chats', title: 'Chats', action: 'chat.pace', group: 'Today' },
  { name: 'on-call', title: 'On call', action: 'desk.read', group: 'Today' },
  { name: 'notices', title: 'Notices', action: 'notice.send', group: 'Today' },
  { name: 'cameras', title: 'Cameras', action: 'camera.save', group: 'The site', waits: 'cameras' },
  { name: 'show-types', title: 'Kinds of show', action: 'show-type.save', group: 'The site' },
  { name: 'videos', title: 'Videos', action: 'video.add', group: 'The site' },
  { name: 'photos', title: 'Photos', action: 'photo.feature', group: 'The site' },
  { name: 'sightings', title: 'Sightings', action: 'sighting.change', group: 'The site' },
  { name: 'alert-kinds', title: 'Kinds of alert', action: 'alert-kind.save', group: 'The site' },
  { name: 'course', title: 'Course', action: 'course.save', group: 'The site' },
  { name: 'lodges', title: 'Lodges', action: 'lodge.save', group: 'The site' },
  { name: 'pages', title: 'Pages', action: 'page.save', group: 'The site' },
  { name: 'bin', title: 'Bin', action: 'bin.read', group: 'The site' },
  { name: 'reports', title: 'Reports', action: 'report.read', group: 'People', waits: 'reports' },
  { name: 'held-texts', title: 'Held texts', action: 'held-text.decide', group: 'People', waits: 'held' },
  { name: 'words', title: 'Words', action: 'words.save', group: 'People' },
  { name: 'appeals', title: 'Appeals', action: 'appeal.decide', group: 'People', waits: 'appeals' },
  { name: 'contact', title: 'Contact messages', action: 'contact.read', group: 'People', waits: 'contact' },
  { name: 'people', title: 'People', action: 'person.read', group: 'People' },
  { name: 'memberships', title: 'Memberships', action: 'membership.read', group: 'People' },
  { name: 'mails', title: 'Unsent mails', action: 'mail.read', group: 'Operation', waits: 'mails' },
  { name: 'usage', title: 'Cost and health', action: 'usage.read', group: 'Operation' },
  { name: 'audit', title: 'Audit log', action: 'audit.read', group: 'Operation' },
] as const satisfies readonly StaffSection[];

export type SectionName = (typeof staffSections)[number]['name'];

export const sectionPath = (name: SectionName): string =>
  name === 'overview' ? staffPath() : staffPath(name);

export const personPath = (uid: string): string => staffPath('people', uid);

export const membershipPath = (uid: string): string => staffPath('memberships', uid);

/** `chat`: its key. */
export const chatDeskPath = (chat: string): string => staffPath('chats', chat);

export const cameraPath = (slug: string): string => staffPath('cameras', slug);

/** The section at this part of the address. Undefined: there is none. */
export const sectionAt = (part: string | undefined) =>
  staffSections.find(({ name }) => name === (part ?? 'overview'));

interface Entry {
  readonly to: string;
  readonly text: string;
  readonly waits?: Waiting | undefined;
}

interface Group {
  readonly title: (typeof GROUPS)[number];
  readonly entries: readonly Entry[];
}

/** The queue of questions has a page of its own. */
const QUEUE: Entry = { to: linkTo('controller'), text: 'Question queue', waits: 'questions' };

/** The navigation of the staff area for this user, without groups in which there is nothing for them. */
export function staffNavigation(user: { readonly roles: readonly string[] } | undefined): Group[] {
  const sections: readonly StaffSection[] = staffSections.filter(({ action }) => may(user, action));
  return GROUPS.flatMap((title) => {
    const own = sections
      .filter(({ group }) => group === title)
      .map((section) => ({
        to: sectionPath(section.name as SectionName),
        text: section.title,
        waits: section.waits,
      }));
    const entries = title === 'Today' && may(user, 'question.read') ? [...own, QUEUE] : own;
    return entries.length === 0 ? [] : [{ title, entries }];
  });
}

/** How many things wait in a section. */
export const waitingIn = (waits: Waiting, { off_air, faulty, ...counts }: Desk): number =>
  waits === 'cameras' ? off_air.length + faulty.length : counts[waits];
