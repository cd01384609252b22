import { isStaff } from '@boma/domain/access/staff.ts';
import { authorOf } from '@boma/domain/accounts/author.policy.ts';
import { CHAT_LIMITS } from '@boma/domain/chat/chat.constants.ts';
import type { ChatMessage } from '@boma/domain/chat/chat.schema.ts';
import { inOrder } from '@boma/domain/chat/fold-chat.ts';
import type { ChatRow } from './chat-state.ts';
import type { Pending } from './unsent.ts';

/** The signed-in viewer, as the stored session has them. */
export interface Viewer {
  readonly uid: string;
  readonly displayName: string;
  readonly roles: readonly string[];
}

export interface ListParts {
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
  readonly pending: readonly Pending[];
  readonly viewer: Viewer | undefined;
  /** The author of `pending`: the viewer, or the one whose session has ended. */
  readonly author: Viewer | undefined;
  /** Ids that are being removed. */
  readonly hidden: ReadonlySet<string>;
  /** Why a message could not be removed, by id. */
  readonly problems: ReadonlyMap<string, string>;
}

/** Shown to the author until the real message arrives, which differs only in its time. */
function echoOf({ id, chat, text, at }: Pending, viewer: Viewer): ChatMessage {
  return {
    id,
    chat,
    message: text,
    author: authorOf(viewer),
    user_id: viewer.uid,
    sent_at: at / 1000,
    system: false,
    staff: isStaff(viewer),
    sighting: null,
  };
}

function sentRow(message: ChatMessage, { viewer, problems }: ListParts): ChatRow {
  const problem = problems.get(message.id);
  const mine = viewer !== undefined && message.user_id === viewer.uid;
  return { message, state: 'sent', mine, ...(problem === undefined ? {} : { problem }) };
}

function pendingRow(pending: Pending, author: Viewer, { problems }: ListParts): ChatRow {
  const { state, refusal, problem = problems.get(pending.id) } = pending;
  return {
    message: echoOf(pending, author),
    state,
    mine: true,
    ...(problem === undefined ? {} : { problem }),
    ...(refusal === undefined ? {} : { refusal }),
  };
}

function isSameMessage(a: ChatMessage, b: ChatMessage): boolean {
  return (
    a.id === b.id &&
    a.sent_at === b.sent_at &&
    a.message === b.message &&
    a.author === b.author &&
    a.user_id === b.user_id &&
    a.staff === b.staff &&
    a.system === b.system &&
    JSON.stringify(a.sighting) === JSON.stringify(b.sighting)
  );
}

function isSameRow(a: ChatRow, b: ChatRow): boolean {
  return (
    a.state === b.state &&
    a.mine === b.mine &&
    a.problem === b.problem &&
    a.refusal === b.refusal &&
    isSameMessage(a.message, b.message)
  );
}

/** The rows. An unchanged row is the same object as in `before`. */
export function rowsOf(parts: ListParts, before: readonly ChatRow[] = []): readonly ChatRow[] {
  const { messages, pending, author, hidden } = parts;
  const there = new Set(messages.map(({ id }) => id));
  const waiting = author ? pending.filter(({ id, uid }) => uid === author.uid && !there.has(id)) : [];
  const all = [
    ...messages.filter(({ id }) => !hidden.has(id)).map((message) => sentRow(message, parts)),
    ...waiting.filter(({ id }) => !hidden.has(id)).map((each) => pendingRow(each, author as Viewer, parts)),
  ].slice(-CHAT_LIMITS.backlog);
  const old = new Map(before.map((row) => [row.message.id, row]));
  const rows = all.map((row) => {
    const same = old.get(row.message.id);
    return same && isSameRow(same, row) ? same : row;
  });
  const isUnchanged = rows.length === before.length && rows.every((row, index) => row === before[index]);
  return isUnchanged ? before : rows;
}

/** How many new messages of others `after` has. Older messages that only move up after a deletion do not count. */
export function arrivals(
  before: readonly ChatMessage[],
  after: readonly ChatMessage[],
  uid?: string,
): number {
  const known = new Set(before.map(({ id }) => id));
  const [oldest] = before;
  const isNew = (message: ChatMessage) =>
    !known.has(message.id) && (!oldest || inOrder(message, oldest) > 0) && message.user_id !== uid;
  return after.filter(isNew).length;
}
