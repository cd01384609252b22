import { readStoredUser } from '../../session/session.ts';

interface Draft {
  readonly text: string;
  /** Undefined for a guest. The draft stays if that guest signs in. */
  readonly author: string | undefined;
}

const drafts = new Map<string, Draft>();

const reader = () => readStoredUser()?.id;

/** The text that the viewer has typed in this chat and not sent. A panel that is closed and reopened still has it. */
export function draftIn(chat: string): string {
  const draft = drafts.get(chat);
  return draft && (draft.author === undefined || draft.author === reader()) ? draft.text : '';
}

/** Keeps a draft for its author. Another user who signs in on this page does not see it. */
export function keepDraft(chat: string, text: string): void {
  drafts.set(chat, { text, author: reader() });
}
