import { lateDialog } from '../components/late-part.tsx';
import type { ModerationSlots } from '../features/chat/moderation-slots.ts';
import { SanctionNotice } from '../features/moderation/components/sanction-notice.tsx';

/** Moderation as a chat shows it. The dialogs are loaded when a viewer opens one. */
export const chatModeration: ModerationSlots = {
  ReportDialog: lateDialog(async () => {
    const { ReportDialog } = await import('../features/moderation/components/report-dialog.tsx');
    return { default: ReportDialog };
  }),
  SanctionDialog: lateDialog(async () => {
    const { SanctionDialog } = await import('../features/moderation/components/sanction-dialog.tsx');
    return { default: SanctionDialog };
  }),
  SanctionNotice,
};
