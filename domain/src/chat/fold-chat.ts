import { CHAT_LIMITS, type ChatLimits } from './chat.constants.ts';
import type { ChatFold, ChatMessage, ChatTail } from './chat.schema.ts';

type Window = ChatFold['window'];
type Place = Window[number];

/** The order of a chat: by time, then by id. */
export function inOrder(a: Place, b: Place): number {
  return a.sent_at - b.sent_at || (a.id < b.id ? -1 : Number(a.id > b.id));
}

/** What a fold has seen of the store, all at one moment. */
export interface Seen {
  /** Messages that are there. */
  readonly messages: readonly ChatMessage[];
  /** Ids that were looked for and are not there. */
  readonly missing: readonly string[];
  /** Given when `messages` are all there are from this one on, as many as a list holds. */
  readonly since?: Place | 'ever';
}

function goneFrom(window: Window, { messages, missing, since }: Seen): Set<string> {
  const there = new Set(messages.map((message) => message.id));
  const isSeen = (place: Place) => since === 'ever' || (since !== undefined && inOrder(place, since) >= 0);
  const lost = (place: Place) => isSeen(place) && !there.has(place.id);
  const sought = new Set(missing);
  return new Set(window.filter((place) => sought.has(place.id) || lost(place)).map((place) => place.id));
}

/**
 * The tail after what was seen, and the window after it; undefined when nothing is new.
 *
 * The window names the newest messages of the chat, as many as a list holds, that have been folded. What is seen and
 * not in it is new, however late it became visible; what would stand before all of a full window is in nobody's list
 * and stays out. So no message is folded twice and none that a list can hold is left out, in whatever order they come.
 */
export function foldChat(
  tail: ChatTail,
  window: Window,
  seen: Seen,
  limits: ChatLimits = CHAT_LIMITS,
): { tail: ChatTail; window: Window } | undefined {
  const known = new Set(window.map((place) => place.id));
  const floor = window.length >= limits.backlog ? window[0] : undefined;
  const unknown = [...new Map(seen.messages.map((message) => [message.id, message])).values()]
    .filter((message) => !known.has(message.id))
    .sort(inOrder);
  const isOld = (place: Place) => floor !== undefined && inOrder(place, floor) < 0;
  const added = unknown.filter((message) => !isOld(message));
  const gone = goneFrom(window, seen);
  if (added.length === 0 && gone.size === 0) return undefined;

  // With a message gone, an older one moves up into every list.
  const risen = seen.since ? unknown.filter(isOld) : [];
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

/** The newest place that is not ahead of `now` (unix seconds): one from a wrong clock must not hide what follows. */
export function cursorOf(window: Window, now: number): Place | undefined {
  return window.findLast((place) => place.sent_at <= now);
}
