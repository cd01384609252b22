import { readStoredJson, removeStored, writeStored } from '../../lib/storage.ts';
import { draftsKey } from '../../lib/storage-keys.ts';
import { readStoredUser } from '../../session/session.ts';

/** For so long the browser keeps a draft, in milliseconds. */
const KEPT_FOR = 24 * 3_600_000;

/** A text that its author has typed and not sent. */
interface Draft {
  readonly chat: string;
  readonly author: string;
  readonly text: string;
  /** When it was changed, in unix milliseconds. */
  readonly at: number;
}

const isDraft = (value: unknown): value is Draft => {
  const { chat, author, text, at }: Partial<Record<keyof Draft, unknown>> = Object(value);
  return [chat, author, text].every((each) => typeof each === 'string') && typeof at === 'number';
};
const isDraftList = (value: unknown): value is Draft[] => Array.isArray(value) && value.every(isDraft);

/** What guests have typed, by chat. It stays on this page if they sign in, and is gone with it: nobody owns it. */
const ofGuests = new Map<string, string>();

const readDrafts = () =>
  (readStoredJson(draftsKey, isDraftList) ?? []).filter(({ at }) => at > Date.now() - KEPT_FOR);

/** The text that the viewer has typed in this chat and not sent. A reload, or a panel that is reopened, still has it. */
export function draftIn(chat: string): string {
  const reader = readStoredUser()?.id;
  const typed = ofGuests.get(chat) ?? '';
  if (reader === undefined || typed !== '') return typed;
  return readDrafts().find((draft) => draft.chat === chat && draft.author === reader)?.text ?? '';
}

/** Keeps a draft for its author. Another user who signs in on this device does not see it, and a sign-out removes it. */
export function keepDraft(chat: string, text: string): void {
  const author = readStoredUser()?.id;
  if (author === undefined) return void ofGuests.set(chat, text);
  ofGuests.delete(chat);
  const others = readDrafts().filter((draft) => draft.chat !== chat || draft.author !== author);
  const drafts = text === '' ? others : [...others, { chat, author, text, at: Date.now() }];
  if (drafts.length === 0) removeStored(draftsKey);
  else writeStored(draftsKey, JSON.stringify(drafts));
}
