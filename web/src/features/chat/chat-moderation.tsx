import { lateDialog } from '../../components/late-part.tsx';
import { SanctionNotice } from '../moderation/components/sanction-notice.tsx';
import type { ModerationSlots } from './moderation-slots.ts';

/** Moderation as a chat shows it. The dialogs are loaded when a viewer opens one. */
export const chatModeration: ModerationSlots = {
  ReportDialog: lateDialog(async () => {
    const { ReportDialog } = await import('../moderation/components/report-dialog.tsx');
    return { default: ReportDialog };
  }),
  SanctionDialog: lateDialog(async () => {
    const { SanctionDialog } = await import('../moderation/components/sanction-dialog.tsx');
    return { default: SanctionDialog };
  }),
  SanctionNotice,
};
