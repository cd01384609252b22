import { type Role, STAFF_ROLES } from './staff.ts';

interface Rule {
  /** The roles that may do it, beside `system`: a trigger, a schedule or an operator script. */
  readonly roles: readonly Role[];
  /** The change must leave a record in the audit log, in the same transaction. */
  readonly audited: boolean;
}

const staff = STAFF_ROLES;

/**
 * Every action that is not open to each user, with the roles that may take it. The edge and the buttons ask this table;
 * the pages of staff ask `isStaff`, so that the first load goes without it. Rules that also depend on the target (a
 * message's author, another person's rank) are named policies beside it.
 */
export const actions = {
  /** Delete a message that another person wrote. Authors delete their own without this. */
  'message.delete': { roles: ['admin'], audited: true },
  /** Take a message of another person out of the chat until an admin decides. */
  'message.hide': { roles: staff, audited: true },
  /** Admins put back any message. Moderators put back what they have hidden themselves. */
  'message.put-back': { roles: staff, audited: true },
  /** Pause a chat, or slow it down. */
  'chat.pace': { roles: staff, audited: true },
  'person.mute': { roles: staff, audited: true },
  'person.ban': { roles: staff, audited: true },
  'sanction.lift': { roles: staff, audited: true },
  'report.read': { roles: staff, audited: false },
  /** Tell colleagues that the caller works on a report. */
  'report.claim': { roles: staff, audited: true },
  'report.settle': { roles: staff, audited: true },
  'notice.send': { roles: staff, audited: true },
  /** Keep a notice for later. */
  'notice.save': { roles: staff, audited: true },
  'notice.remove': { roles: staff, audited: true },
  'show.plan': { roles: staff, audited: true },
  'show.change': { roles: staff, audited: true },
  'show.cancel': { roles: staff, audited: true },
  'show.start': { roles: staff, audited: true },
  'show.end': { roles: staff, audited: true },
  'question.read': { roles: staff, audited: false },
  'question.move': { roles: staff, audited: true },
  'question.merge': { roles: staff, audited: true },
  'course.read': { roles: staff, audited: false },
  'course.save': { roles: staff, audited: true },
  'course.order': { roles: staff, audited: true },
  'course.air': { roles: staff, audited: true },
  'contact.read': { roles: staff, audited: false },
  /** Mail an answer to the writer of a message to the rangers. */
  'contact.answer': { roles: staff, audited: true },
  'contact.settle': { roles: staff, audited: true },
  /** Mails that have not left. */
  'mail.read': { roles: staff, audited: false },
  'mail.retry': { roles: staff, audited: true },
  /** Watch what members pay for: subscriber-only cameras, premium videos and the moments of such cameras. */
  'paid.read': { roles: staff, audited: false },
  'video.read': { roles: staff, audited: false },
  'video.add': { roles: staff, audited: true },
  'video.change': { roles: staff, audited: true },
  'video.remove': { roles: staff, audited: true },
  /** Open the staff area, and read the lists that it edits. */
  'desk.read': { roles: staff, audited: false },
  /** Choose what the caller hears of while on call. */
  'duty.choose': { roles: staff, audited: true },
  /** Say who is on call. */
  'duty.pass': { roles: staff, audited: true },
  'bin.read': { roles: staff, audited: false },
  /** Put back what was removed, for those who may remove it. */
  'bin.restore': { roles: staff, audited: true },
  /** Upload a picture for a document. */
  'picture.open': { roles: staff, audited: true },
  'picture.save': { roles: staff, audited: true },
  'camera.save': { roles: staff, audited: true },
  'camera.try': { roles: staff, audited: true },
  'camera.order': { roles: staff, audited: true },
  'camera.remove': { roles: ['admin'], audited: true },
  'lodge.save': { roles: staff, audited: true },
  'lodge.remove': { roles: ['admin'], audited: true },
  'show-type.save': { roles: staff, audited: true },
  'show-type.remove': { roles: ['admin'], audited: true },
  'alert-kind.save': { roles: staff, audited: true },
  'alert-kind.order': { roles: staff, audited: true },
  'alert-kind.remove': { roles: ['admin'], audited: true },
  'words.read': { roles: staff, audited: false },
  'words.save': { roles: staff, audited: true },
  /** Tell colleagues that the caller works on a held text, or on an appeal. */
  'held-text.claim': { roles: staff, audited: true },
  'appeal.claim': { roles: staff, audited: true },
  'held-text.decide': { roles: staff, audited: true },
  'person.trust': { roles: staff, audited: true },
  /** Note something about a user for colleagues. */
  'note.add': { roles: staff, audited: true },
  /** Admins remove any note. Moderators remove their own. */
  'note.remove': { roles: staff, audited: true },
  'announcement.pin': { roles: staff, audited: true },
  'person.read': { roles: staff, audited: false },
  'appeal.decide': { roles: staff, audited: true },
  /** What the servers use in a day, and how they do. */
  'usage.read': { roles: staff, audited: false },
  /** What members have paid, as sums. */
  'money.read': { roles: ['admin'], audited: false },
  /** Change what a page of the site itself says. */
  'page.save': { roles: ['admin'], audited: true },
  /** Turn what the whole site does: how chats are heard, video or stills. */
  'site.switch': { roles: ['admin'], audited: true },
  'audit.read': { roles: ['admin'], audited: false },
  /** Take the audit log or the list of members away as a file. */
  'audit.export': { roles: ['admin'], audited: true },
  'members.export': { roles: ['admin'], audited: true },
  'role.grant': { roles: ['admin'], audited: true },
  'role.take': { roles: ['admin'], audited: true },
  /** Read what Stripe says of a user’s membership, and what the site stores. */
  'membership.read': { roles: staff, audited: false },
  /** Sync a user’s membership with Stripe now. */
  'membership.sync': { roles: staff, audited: true },
  /** Give a user the access of a member for a time, without a payment. */
  'membership.give': { roles: ['admin'], audited: true },
  'membership.take': { roles: ['admin'], audited: true },
  /** Delete a photo of another person. Photographers delete their own without this. */
  'photo.delete': { roles: staff, audited: true },
  /** Decide what a photo shows, over the proposals of viewers. */
  'photo.describe': { roles: staff, audited: true },
  'photo.feature': { roles: staff, audited: true },
  'sighting.post': { roles: staff, audited: true },
  'sighting.change': { roles: staff, audited: true },
  'sighting.remove': { roles: staff, audited: true },
} as const satisfies Record<string, Rule>;

export type Action = keyof typeof actions;

/** The actions that leave a record in the audit log. */
export type AuditedAction = {
  [A in Action]: (typeof actions)[A]['audited'] extends true ? A : never;
}[Action];

/** `system` is a trigger, a schedule or an operator script. Undefined is a guest. */
export type Actor = 'system' | { readonly roles: readonly string[] } | undefined;

/** True if the actor may take the action. An account's roles come from its claims, never from the caller's input. */
export function may(actor: Actor, action: Action): boolean {
  if (actor === 'system') return true;
  if (!actor) return false;
  const allowed: readonly string[] = actions[action].roles;
  return actor.roles.some((role) => allowed.includes(role));
}

export const isAudited = (action: Action): boolean => actions[action].audited;
