import { readStoredUser } from '../../session/session.ts';

interface Draft {
  readonly text: string;
  /** Undefined for a guest, who may have signed in since. */
  readonly author: string | undefined;
}

const drafts = new Map<string, Draft>();

const reader = () => readStoredUser()?.id;

/** What has been typed in this chat and not been sent: a panel that is closed and opened again still has it. */
export function draftIn(chat: string): string {
  const draft = drafts.get(chat);
  return draft && (draft.author === undefined || draft.author === reader()) ? draft.text : '';
}

/** The next user of this page does not see it. */
export function keepDraft(chat: string, text: string): void {
  drafts.set(chat, { text, author: reader() });
}
