import { describe, expect, it } from 'vitest';
import { sectionAt, staffNavigation } from './staff-sections.ts';

const textsFor = (...roles: string[]) => staffNavigation({ roles }).map(({ text }) => text);

describe('the navigation of the staff area', () => {
  it('shows admins everything, and moderators all but the audit log', () => {
    expect(textsFor('admin')).toEqual([
      'Overview',
      'Cameras',
      'Plan shows',
      'Kinds of show',
      'Videos',
      'Photos',
      'Sightings',
      'Kinds of alert',
      'Course',
      'Lodges',
      'Notices',
      'Reported messages',
      'Held texts',
      'Words',
      'Appeals',
      'Contact messages',
      'Unsent mails',
      'People',
      'Cost and health',
      'Audit log',
      'Question queue',
    ]);
    expect(textsFor('zoomie')).toEqual(textsFor('admin').filter((text) => text !== 'Audit log'));
  });

  it('shows nothing to others', () => {
    expect(textsFor('subscriber')).toEqual([]);
    expect(staffNavigation(undefined)).toEqual([]);
  });

  it('leads to the addresses of the sections', () => {
    const [overview, cameras] = staffNavigation({ roles: ['admin'] });
    expect([overview?.to, cameras?.to]).toEqual(['/staff', '/staff/cameras']);
    expect(sectionAt(undefined)?.name).toBe('overview');
    expect(sectionAt('nothing')).toBe(undefined);
  });
});
