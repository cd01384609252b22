import { isDeepStrictEqual } from 'node:util';
import type {
  PinAnnouncementInput,
  StoredAnnouncement,
} from '@boma/domain/notifications/announcement.schema.ts';
import type { StaffCtx } from '../platform/context.ts';
import { editDocument } from '../platform/edit-document.ts';
import { store } from '../platform/store.ts';
import { publishAnnouncement } from './publish-announcement.ts';

const wordsOf = (stored: StoredAnnouncement | undefined) => {
  if (!stored) return null;
  const { pinned_at: _pinned, ...words } = stored;
  return words;
};

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
    isDone: (stored) => isDeepStrictEqual(wordsOf(stored), announcement),
    change: () => (announcement ? { ...announcement, pinned_at: ctx.clock.real() } : undefined),
  });
  await publishAnnouncement({ ctx });
}
