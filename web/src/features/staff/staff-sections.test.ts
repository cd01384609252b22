import { describe, expect, it } from 'vitest';
import { sectionAt, staffNavigation } from './staff-sections.ts';

const groupsFor = (...roles: string[]) =>
  staffNavigation({ roles }).map(({ title, entries }) => [title, entries.map(({ text }) => text)]);

const TODAY = ['Today', ['Overview', 'Plan shows', 'Chats', 'On call', 'Notices', 'Question queue']];
const EDITED = [
  'Cameras',
  'Kinds of show',
  'Videos',
  'Photos',
  'Sightings',
  'Kinds of alert',
  'Course',
  'Lodges',
];
const PEOPLE = [
  'People',
  ['Reports', 'Held texts', 'Words', 'Appeals', 'Contact messages', 'People', 'Memberships'],
];

describe('the navigation of the staff area', () => {
  it('shows admins everything, and moderators all but the pages and the audit log', () => {
    expect(groupsFor('admin')).toEqual([
      TODAY,
      ['The site', [...EDITED, 'Pages', 'Bin']],
      PEOPLE,
      ['Operation', ['Unsent mails', 'Cost and health', 'Audit log']],
    ]);
    expect(groupsFor('zoomie')).toEqual([
      TODAY,
      ['The site', [...EDITED, 'Bin']],
      PEOPLE,
      ['Operation', ['Unsent mails', 'Cost and health']],
    ]);
  });

  it('shows nothing to others', () => {
    expect(groupsFor('subscriber')).toEqual([]);
    expect(staffNavigation(undefined)).toEqual([]);
  });

  it('leads to the addresses of the sections', () => {
    const paths = staffNavigation({ roles: ['admin'] }).flatMap(({ entries }) => entries.map(({ to }) => to));
    expect(paths.slice(0, 7)).toEqual([
      '/staff',
      '/staff/shows',
      '/staff/chats',
      '/staff/on-call',
      '/staff/notices',
      '/controller',
      '/staff/cameras',
    ]);
    expect(sectionAt(undefined)?.name).toBe('overview');
    expect(sectionAt('nothing')).toBe(undefined);
  });
});
