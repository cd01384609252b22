import { describe, expect, it } from 'vitest';
import { type Action, actions, may } from './access.ts';
import { isStaff } from './staff.ts';

const admin = { roles: ['admin'] };
const zoomie = { roles: ['zoomie'] };
const member = { roles: ['subscriber'] };

/** Written by hand, so that an accidental change of the table fails here. */
const EXPECTED: Readonly<Record<Action, readonly string[]>> = {
  'message.delete': ['admin'],
  'message.hide': ['admin', 'zoomie'],
  'message.put-back': ['admin', 'zoomie'],
  'chat.pace': ['admin', 'zoomie'],
  'person.mute': ['admin', 'zoomie'],
  'person.ban': ['admin', 'zoomie'],
  'sanction.lift': ['admin', 'zoomie'],
  'report.read': ['admin', 'zoomie'],
  'report.claim': ['admin', 'zoomie'],
  'report.settle': ['admin', 'zoomie'],
  'notice.send': ['admin', 'zoomie'],
  'notice.save': ['admin', 'zoomie'],
  'notice.remove': ['admin', 'zoomie'],
  'show.plan': ['admin', 'zoomie'],
  'show.change': ['admin', 'zoomie'],
  'show.cancel': ['admin', 'zoomie'],
  'show.start': ['admin', 'zoomie'],
  'show.end': ['admin', 'zoomie'],
  'question.read': ['admin', 'zoomie'],
  'question.move': ['admin', 'zoomie'],
  'question.merge': ['admin', 'zoomie'],
  'course.read': ['admin', 'zoomie'],
  'course.save': ['admin', 'zoomie'],
  'course.order': ['admin', 'zoomie'],
  'course.air': ['admin', 'zoomie'],
  'contact.read': ['admin', 'zoomie'],
  'contact.answer': ['admin', 'zoomie'],
  'contact.settle': ['admin', 'zoomie'],
  'mail.read': ['admin', 'zoomie'],
  'mail.retry': ['admin', 'zoomie'],
  'paid.read': ['admin', 'zoomie'],
  'video.read': ['admin', 'zoomie'],
  'video.add': ['admin', 'zoomie'],
  'video.change': ['admin', 'zoomie'],
  'video.remove': ['admin', 'zoomie'],
  'desk.read': ['admin', 'zoomie'],
  'camera.save': ['admin', 'zoomie'],
  'camera.try': ['admin', 'zoomie'],
  'camera.order': ['admin', 'zoomie'],
  'camera.remove': ['admin'],
  'lodge.save': ['admin', 'zoomie'],
  'lodge.remove': ['admin'],
  'show-type.save': ['admin', 'zoomie'],
  'show-type.remove': ['admin'],
  'alert-kind.save': ['admin', 'zoomie'],
  'alert-kind.order': ['admin', 'zoomie'],
  'alert-kind.remove': ['admin'],
  'words.read': ['admin', 'zoomie'],
  'words.save': ['admin', 'zoomie'],
  'held-text.claim': ['admin', 'zoomie'],
  'appeal.claim': ['admin', 'zoomie'],
  'held-text.decide': ['admin', 'zoomie'],
  'person.trust': ['admin', 'zoomie'],
  'note.add': ['admin', 'zoomie'],
  'note.remove': ['admin', 'zoomie'],
  'announcement.pin': ['admin', 'zoomie'],
  'page.save': ['admin'],
  'site.switch': ['admin'],
  'person.read': ['admin', 'zoomie'],
  'appeal.decide': ['admin', 'zoomie'],
  'usage.read': ['admin', 'zoomie'],
  'money.read': ['admin'],
  'audit.read': ['admin'],
  'audit.export': ['admin'],
  'members.export': ['admin'],
  'role.grant': ['admin'],
  'role.take': ['admin'],
  'membership.read': ['admin', 'zoomie'],
  'membership.sync': ['admin', 'zoomie'],
  'membership.give': ['admin'],
  'membership.take': ['admin'],
  'duty.choose': ['admin', 'zoomie'],
  'duty.pass': ['admin', 'zoomie'],
  'bin.read': ['admin', 'zoomie'],
  'bin.restore': ['admin', 'zoomie'],
  'picture.open': ['admin', 'zoomie'],
  'picture.save': ['admin', 'zoomie'],
  'photo.delete': ['admin', 'zoomie'],
  'photo.describe': ['admin', 'zoomie'],
  'photo.feature': ['admin', 'zoomie'],
  'sighting.post': ['admin', 'zoomie'],
  'sighting.change': ['admin', 'zoomie'],
  'sighting.remove': ['admin', 'zoomie'],
};

describe('may', () => {
  it.each(Object.entries(EXPECTED))('lets only these roles take %s', (name, roles) => {
    const action = name as Action;
    expect(may(admin, action)).toBe(roles.includes('admin'));
    expect(may(zoomie, action)).toBe(roles.includes('zoomie'));
    expect(may(member, action)).toBe(false);
    expect(may({ roles: [] }, action)).toBe(false);
    expect(may(undefined, action)).toBe(false);
    expect(may('system', action)).toBe(true);
  });

  it('R6-036 lets moderators edit the catalogue, shows, sightings and notices; removals and people are for admins', () => {
    const daily: readonly Action[] = [
      'camera.save',
      'camera.try',
      'show.plan',
      'show-type.save',
      'video.add',
      'sighting.post',
      'sighting.change',
      'notice.send',
      'alert-kind.save',
    ];
    expect(daily.filter((action) => !may(zoomie, action))).toEqual([]);
    const forAdmins = (Object.keys(actions) as Action[]).filter((action) => !may(zoomie, action));
    expect(forAdmins.sort()).toEqual([
      'alert-kind.remove',
      'audit.export',
      'audit.read',
      'camera.remove',
      'lodge.remove',
      'members.export',
      'membership.give',
      'membership.take',
      'message.delete',
      'money.read',
      'page.save',
      'role.grant',
      'role.take',
      'show-type.remove',
      'site.switch',
    ]);
  });

  it('has an expectation for every action', () => {
    expect(Object.keys(actions).sort()).toEqual(Object.keys(EXPECTED).sort());
  });
});

describe('isStaff', () => {
  it('counts admins and zoomies, and no one else', () => {
    expect([admin, zoomie].map(isStaff)).toEqual([true, true]);
    expect([member, { roles: ['owner'] }].map(isStaff)).toEqual([false, false]);
  });
});
