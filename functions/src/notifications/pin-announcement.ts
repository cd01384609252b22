import type { PinAnnouncementInput } from '@boma/domain/notifications/announcement.schema.ts';
import type { StaffCtx } from '../platform/context.ts';
import { editDocument } from '../platform/edit-document.ts';
import { store } from '../platform/store.ts';
import { publishAnnouncement } from './publish-announcement.ts';

/**
 * Pins an announcement to every page, in place of an earlier one, or takes it down.
 * @throws AppError `conflict` if a colleague has pinned or taken down another one since.
 */
export async function pinAnnouncement({
  ctx,
  input: { version, announcement },
}: {
  ctx: StaffCtx;
  input: PinAnnouncementInput;
}): Promise<void> {
  await editDocument(ctx, {
    reference: store.announcement(),
    version,
    change: () => (announcement ? { ...announcement, pinned_at: ctx.clock.real() } : undefined),
  });
  await publishAnnouncement({ ctx });
}
