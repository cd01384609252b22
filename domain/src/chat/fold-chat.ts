import { CHAT_LIMITS, type ChatLimits } from './chat.constants.ts';
import type { ChatFold, ChatMessage, ChatTail } from './chat.schema.ts';

type Window = ChatFold['window'];
type Place = Window[number];

/** The order of messages in a chat: by time, then by id. */
export function inOrder(a: Place, b: Place): number {
  return a.sent_at - b.sent_at || (a.id < b.id ? -1 : Number(a.id > b.id));
}

/** What a fold read from the store, all at one moment. */
export interface Observed {
  /** Messages that exist. */
  readonly messages: readonly ChatMessage[];
  /** Ids that were read and do not exist. */
  readonly missing: readonly string[];
  /** Set when `messages` holds every message from this place on, up to the size of a list. */
  readonly since?: Place | 'ever';
}

function deletedFrom(window: Window, { messages, missing, since }: Observed): Set<string> {
  const existing = new Set(messages.map((message) => message.id));
  const isCovered = (place: Place) => since === 'ever' || (since !== undefined && inOrder(place, since) >= 0);
  const read = new Set(missing);
  const isDeleted = (place: Place) => read.has(place.id) || (isCovered(place) && !existing.has(place.id));
  return new Set(window.filter(isDeleted).map((place) => place.id));
}

/**
 * The tail and the window after this observation. Undefined when nothing is new.
 *
 * The window names the newest messages that have been folded, as many as a list holds. A message that exists and is not in
 * the window is new, however late it became visible. A message older than a full window is in no list and stays out. So
 * every message that a list can hold is folded exactly once, in whatever order messages become visible.
 */
export function foldChat(
  tail: ChatTail,
  window: Window,
  observed: Observed,
  limits: ChatLimits = CHAT_LIMITS,
): { tail: ChatTail; window: Window } | undefined {
  const known = new Set(window.map((place) => place.id));
  const floor = window.length >= limits.backlog ? window[0] : undefined;
  const unknown = [...new Map(observed.messages.map((message) => [message.id, message])).values()]
    .filter((message) => !known.has(message.id))
    .sort(inOrder);
  const isOld = (place: Place) => floor !== undefined && inOrder(place, floor) < 0;
  const added = unknown.filter((message) => !isOld(message));
  const gone = deletedFrom(window, observed);
  if (added.length === 0 && gone.size === 0) return undefined;

  // After a deletion, an older message moves up into every list.
  const risen = observed.since ? unknown.filter(isOld) : [];
  const kept = window.filter((place) => !gone.has(place.id));
  const places = [...risen, ...added].map(({ id, sent_at }) => ({ id, sent_at }));
  const back = new Set(added.map((message) => message.id));
  const seq = tail.seq + added.length;
  const messages = [
    ...tail.messages.filter((message) => !gone.has(message.id) && !back.has(message.id)),
    ...added.map((message, index) => ({ ...message, seq: tail.seq + index + 1 })),
  ];
  const next = [...kept, ...places].sort(inOrder).slice(-limits.backlog);
  return {
    tail: {
      seq,
      deletions: tail.deletions + gone.size,
      count: next.length,
      first: next[0]?.id ?? null,
      messages: messages.filter((message) => message.seq > seq - limits.tail),
      deleted: [...tail.deleted.filter((id) => !back.has(id) && !gone.has(id)), ...gone].slice(
        -limits.deleted,
      ),
    },
    window: next,
  };
}

/** The newest place not later than `now` (unix seconds). A message from a fast clock must not hide those that follow. */
export function cursorOf(window: Window, now: number): Place | undefined {
  return window.findLast((place) => place.sent_at <= now);
}
