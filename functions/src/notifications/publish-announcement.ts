import type { Announcement, StoredAnnouncement } from '@boma/domain/notifications/announcement.schema.ts';
import { publish, type Section, type SectionSource } from '../live/publish.ts';
import type { Ctx } from '../platform/context.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';

/** An announcement for clients. Null: nothing is pinned. */
export function toAnnouncement(stored: StoredAnnouncement | undefined): Announcement | null {
  if (!stored) return null;
  const { pinned_at, ...rest } = stored;
  return { id: String(pinned_at), ...rest };
}

async function read({ reader, log }: SectionSource) {
  return {
    fields: { pinned: toAnnouncement(readWellFormed(await reader.get(store.announcement()), log)) },
  };
}

/** What staff have pinned to every page. */
const announcementSection: Section = { name: 'announcement', read };

export function publishAnnouncement({ ctx }: { ctx: Ctx }): Promise<void> {
  return publish({ ctx, input: announcementSection });
}
