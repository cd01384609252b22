import type { Announcement } from '@boma/domain/notifications/announcement.schema.ts';
import { NOTICES_WAITING } from '@boma/domain/notifications/notifications.constants.ts';
import { type Notice, toNotice } from '@boma/domain/notifications/notifications.schema.ts';
import type { StaffNotice } from '@boma/domain/notifications/planned-notices.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { versionOf } from '../platform/edit-document.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';
import { toAnnouncement } from './publish-announcement.ts';

/** How many of the notices that were sent staff see. */
const SHOWN = 20;

export interface StaffNotices {
  /** Those that wait: the next one first, drafts last. */
  readonly planned: StaffNotice[];
  /** The newest first. */
  readonly notices: Notice[];
  readonly pinned: { readonly version: string; readonly announcement: Announcement } | null;
}

const sendAt = ({ notice: { send_at } }: StaffNotice): number => send_at ?? Number.POSITIVE_INFINITY;

async function readPlanned({ log }: Ctx): Promise<StaffNotice[]> {
  const { docs } = await store.plannedNotices.all().limit(NOTICES_WAITING).get();
  const found = docs.flatMap((document): StaffNotice[] => {
    const notice = readWellFormed(document, log);
    return notice ? [{ id: document.id, version: versionOf(document) ?? '', notice }] : [];
  });
  return found.sort((a, b) => (sendAt(a) === sendAt(b) ? 0 : sendAt(a) - sendAt(b)));
}

/** The notices that wait, the last ones to everyone, and the announcement that is pinned now. */
export async function listNotices({ ctx }: { ctx: Ctx }): Promise<StaffNotices> {
  const [planned, notices, pinned] = await Promise.all([
    readPlanned(ctx),
    store.sitewideNotices.all().orderBy('sent_at', 'desc').limit(SHOWN).get(),
    store.announcement().get(),
  ]);
  const announcement = toAnnouncement(readWellFormed(pinned, ctx.log));
  return {
    planned,
    notices: notices.docs.flatMap((document) => {
      const stored = readWellFormed(document, ctx.log);
      return stored ? [toNotice(document.id, stored)] : [];
    }),
    pinned: announcement && { version: versionOf(pinned) ?? '', announcement },
  };
}
