import type { AuditedAction } from './access.ts';

// Named by the parts of the actions: a new audited action does not compile before both of its parts have words.

type ThingOf<A extends string> = A extends `${infer Thing}.${string}` ? Thing : never;
type DeedOf<A extends string> = A extends `${string}.${infer Deed}` ? Deed : never;

const things: Readonly<Record<ThingOf<AuditedAction>, string>> = {
  message: 'Message',
  chat: 'Chat',
  person: 'Person',
  note: 'Note about a person',
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
  mail: 'Mail',
  video: 'Video',
  photo: 'Photo',
  picture: 'Picture',
  duty: 'Duty on call',
  bin: 'Removed thing',
  sighting: 'Sighting',
  'alert-kind': 'Kind of alert',
  membership: 'Membership',
  members: 'List of members',
  audit: 'Audit log',
  words: 'Words',
  'held-text': 'Held text',
  page: 'Page of the site',
  site: 'Site’s switches',
};

const deeds: Readonly<Record<DeedOf<AuditedAction>, string>> = {
  delete: 'deleted',
  pace: 'slowed, paused or opened',
  hide: 'hidden until an admin decides',
  'put-back': 'put back',
  restore: 'put back',
  mute: 'muted',
  pass: 'passed on',
  choose: 'chosen',
  ban: 'banned',
  lift: 'lifted',
  claim: 'claimed',
  settle: 'settled',
  answer: 'answered',
  export: 'saved as a file',
  send: 'sent',
  open: 'begun to upload',
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
  give: 'given',
  trust: 'let write at once',
  try: 'tried',
  retry: 'sent again',
  switch: 'turned',
  sync: 'synced with Stripe',
};

/** 'camera.save' → 'Camera saved'. An action that a newer site knows stays as it is. */
export function actionTitle(action: string): string {
  const [thing = '', deed = ''] = action.split('.');
  const first = (things as Readonly<Record<string, string>>)[thing];
  const second = (deeds as Readonly<Record<string, string>>)[deed];
  return first && second ? `${first} ${second}` : action;
}
