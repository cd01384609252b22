import type { AuditedKind } from '@boma/domain/access/audit.schema.ts';
import { chatName } from '@boma/domain/chat/chat.policy.ts';
import { collections } from '@boma/domain/collections.ts';
import { staffPath } from '@boma/domain/content-paths.ts';
import type { AuditEntry } from '@boma/domain/staff/audit-list.schema.ts';
import {
  cameraPath,
  chatDeskPath,
  membershipPath,
  personPath,
  type SectionName,
  sectionPath,
} from './staff-sections.ts';

interface Place {
  /** What the thing is: 'Camera'. */
  readonly kind: string;
  readonly to: (id: string) => string;
}

const section = (name: SectionName) => () => sectionPath(name);
const itemOf = (name: SectionName) => (id: string) => staffPath(name, id);

/** Where staff find what a record is about, by its collection. */
const places: Readonly<Partial<Record<AuditedKind, Place>>> = {
  [collections.streams]: { kind: 'Camera', to: cameraPath },
  [collections.shows]: { kind: 'Show', to: section('shows') },
  [collections.videos]: { kind: 'Video', to: itemOf('videos') },
  [collections.lodges]: { kind: 'Lodge', to: itemOf('lodges') },
  [collections.pages]: { kind: 'Page', to: itemOf('pages') },
  [collections.showTypes]: { kind: 'Kind of show', to: itemOf('show-types') },
  [collections.notificationCategories]: { kind: 'Kind of alert', to: section('alert-kinds') },
  [collections.courseModules]: { kind: 'Module', to: section('course') },
  [collections.plannedNotices]: { kind: 'Notice', to: itemOf('notices') },
  [collections.sitewideNotices]: { kind: 'Notice', to: section('notices') },
  [collections.photos]: { kind: 'Photo', to: section('photos') },
  [collections.sightings]: { kind: 'Sighting', to: itemOf('sightings') },
  [collections.contactMessages]: { kind: 'Contact message', to: section('contact') },
  [collections.heldTexts]: { kind: 'Held text', to: section('held-texts') },
  [collections.chatReports]: { kind: 'Report', to: section('reports') },
  [collections.users]: { kind: 'Account', to: personPath },
  [collections.membership]: { kind: 'Membership', to: membershipPath },
  [collections.sanctions]: { kind: 'Sanction', to: personPath },
  [collections.alerts]: { kind: 'Duty of', to: section('on-call') },
  [collections.appeals]: { kind: 'Appeal', to: personPath },
  chats: { kind: 'Chat', to: chatDeskPath },
  exports: { kind: 'File of', to: (what) => sectionPath(what === 'members' ? 'people' : 'audit') },
};

/** An id this long is made by a machine, and tells a reader nothing. */
const MACHINE_MADE = 20;

const nameIn = (collection: string, id: string): string =>
  collection === 'chats' ? chatName(id) : id.length < MACHINE_MADE ? id : '';

/** What a record is about, in words and as a place in the staff area. A thing without a place is named by its path. */
export function auditTarget({ target, target_name }: Pick<AuditEntry, 'target' | 'target_name'>): {
  readonly text: string;
  readonly to?: string;
} {
  const [collection = '', id = ''] = target.split('/');
  const place = places[collection as AuditedKind];
  if (!place || id === '') return { text: target };
  return { text: `${place.kind} ${target_name ?? nameIn(collection, id)}`.trimEnd(), to: place.to(id) };
}
