import type { Role } from '@boma/domain/accounts/roles.ts';

const names: Readonly<Record<Role, string>> = {
  admin: 'Admin',
  zoomie: 'Moderator',
  subscriber: 'Member',
};

/** 'Admin, Moderator'. Empty for a user without a role. */
export const roleWords = (roles: readonly Role[]): string => roles.map((role) => names[role]).join(', ');

const things: Readonly<Record<string, string>> = {
  message: 'Message',
  person: 'Person',
  sanction: 'Sanction',
  report: 'Report',
  notice: 'Notice',
  show: 'Show',
  question: 'Question',
  camera: 'Camera',
  lodge: 'Lodge',
  'show-type': 'Kind of show',
  announcement: 'Announcement',
  appeal: 'Appeal',
  role: 'Role',
  course: 'Module of the course',
  contact: 'Contact message',
  video: 'Video',
  photo: 'Photo',
  sighting: 'Sighting',
  'alert-kind': 'Kind of alert',
  membership: 'Membership',
  words: 'Words',
  'held-text': 'Held text',
};

const deeds: Readonly<Record<string, string>> = {
  delete: 'deleted',
  mute: 'muted',
  ban: 'banned',
  lift: 'lifted',
  settle: 'settled',
  send: 'sent',
  plan: 'planned',
  change: 'changed',
  cancel: 'cancelled',
  start: 'put on the air',
  end: 'taken off the air',
  move: 'moved',
  merge: 'merged',
  save: 'saved',
  order: 'put in order',
  remove: 'removed',
  pin: 'pinned or taken down',
  decide: 'decided',
  grant: 'given',
  take: 'taken away',
  add: 'added',
  post: 'reported',
  describe: 'described',
  feature: 'featured or no longer',
  air: 'put on or off the air',
  give: 'given or taken away',
  trust: 'let write at once',
};

/** 'camera.save' → 'Camera saved'. An unknown action stays as it is. */
export function actionTitle(action: string): string {
  const [thing = '', deed = ''] = action.split('.');
  const [first, second] = [things[thing], deeds[deed]];
  return first && second ? `${first} ${second}` : action;
}
