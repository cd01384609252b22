import type { Announcement } from '@boma/domain/notifications/announcement.schema.ts';
import { type Notice, toNotice } from '@boma/domain/notifications/notifications.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { versionOf } from '../platform/edit-document.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';
import { toAnnouncement } from './publish-announcement.ts';

/** How many notices staff see. */
const SHOWN = 20;

export interface StaffNotices {
  /** The newest first. */
  readonly notices: Notice[];
  readonly pinned: { readonly version: string; readonly announcement: Announcement } | null;
}

/** The last notices to everyone, and the announcement that is pinned now. */
export async function listNotices({ ctx }: { ctx: Ctx }): Promise<StaffNotices> {
  const [notices, pinned] = await Promise.all([
    store.sitewideNotices.all().orderBy('sent_at', 'desc').limit(SHOWN).get(),
    store.announcement().get(),
  ]);
  const announcement = toAnnouncement(readWellFormed(pinned, ctx.log));
  return {
    notices: notices.docs.flatMap((document) => {
      const stored = readWellFormed(document, ctx.log);
      return stored ? [toNotice(document.id, stored)] : [];
    }),
    pinned: announcement && { version: versionOf(pinned) ?? '', announcement },
  };
}
