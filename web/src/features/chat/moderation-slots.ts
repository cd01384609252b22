import type { ChatMessage } from '@boma/domain/chat/chat.schema.ts';
import type { ErrorCode } from '@boma/domain/errors.ts';
import type { ComponentType } from 'react';

interface MessageDialogProps {
  readonly message: Pick<ChatMessage, 'id' | 'message' | 'author' | 'user_id'>;
  readonly onClose: () => void;
}

interface SanctionNoticeProps {
  readonly refusal: ErrorCode | undefined;
  /** Why the viewer cannot write, and until when. */
  readonly words: string;
  readonly onRetry: () => void;
  /** Drops the refused message. Absent: the user has not written one. */
  readonly onDiscard?: () => void;
}

/** The parts of moderation that a chat shows. The app fills them in, since features know nothing of each other. */
export interface ModerationSlots {
  readonly ReportDialog: ComponentType<MessageDialogProps>;
  readonly SanctionDialog: ComponentType<MessageDialogProps>;
  readonly SanctionNotice: ComponentType<SanctionNoticeProps>;
}
