import { SENT_REMEMBERED_MS } from '@boma/domain/chat/chat.constants.ts';
import type { ErrorCode } from '@boma/domain/errors.ts';
import type { ChatRow } from './chat-state.ts';

/** A message that the server has not stored yet. */
export interface Unsent {
  readonly id: string;
  readonly chat: string;
  /** Its author. It is sent only while this user is signed in. */
  readonly uid: string;
  readonly text: string;
  /** Unix milliseconds. */
  readonly at: number;
}

/** An unsent message with its state on this page. */
export interface Pending extends Unsent {
  /** `sent`: the server has stored it, but the tail has not brought it yet. */
  readonly state: ChatRow['state'];
  readonly problem?: string;
  readonly refusal?: ErrorCode;
  /** When the server stored it, in unix milliseconds. */
  readonly takenAt?: number;
}

/** The part that is stored in the browser. */
export const plain = ({ id, chat, uid, text, at }: Pending): Unsent => ({ id, chat, uid, text, at });

/** Storage that outlives the page. All tabs share it. */
export interface UnsentStore {
  /** Oldest first. */
  read(): readonly Unsent[];
  write(all: readonly Unsent[]): void;
}

const isUnsent = (value: unknown): value is Unsent => {
  const each: Partial<Record<keyof Unsent, unknown>> = Object(value);
  const texts = [each.id, each.chat, each.uid, each.text];
  return texts.every((text) => typeof text === 'string') && typeof each.at === 'number';
};

export const isUnsentList = (value: unknown): value is Unsent[] =>
  Array.isArray(value) && value.every(isUnsent);

/**
 * The server forgets older ids, so it could not tell a repetition from a new message. A message from the future was written
 * before the device's clock was set back.
 */
const isFresh = (now: number) => (each: Unsent) => Math.abs(now - each.at) < SENT_REMEMBERED_MS;

export function unsentOf(store: UnsentStore, { uid, chat, now }: { uid: string; chat: string; now: number }) {
  return store.read().filter((each) => each.uid === uid && each.chat === chat && isFresh(now)(each));
}

export function keepUnsent(store: UnsentStore, unsent: Unsent): void {
  const others = store.read().filter((each) => each.id !== unsent.id && isFresh(unsent.at)(each));
  store.write([...others, unsent]);
}

export function forgetUnsent(store: UnsentStore, ids: ReadonlySet<string>): void {
  const all = store.read();
  const kept = all.filter((each) => !ids.has(each.id));
  if (kept.length < all.length) store.write(kept);
}
