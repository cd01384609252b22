import type { ChatRow } from './chat-state.ts';
import { isSaidBelow, stateWords } from './components/unsent-note.tsx';
import { OFFLINE_PROBLEM } from './send-outcome.ts';

/** What hinders a message, as a screen reader hears it. */
export interface Hindrance {
  /** Of the message. */
  readonly id: string;
  readonly text: string;
  /** The page tries again by itself. */
  readonly waits: boolean;
}

/** What a screen reader has heard of the messages in a list. */
export interface Said {
  /** It stands in the region. Undefined: nothing is new, or what was new hinders no more. */
  readonly now: Hindrance | undefined;
  /** Of each message that is still hindered, by its id. */
  readonly all: ReadonlyMap<string, Hindrance>;
}

export const NOTHING_SAID: Said = { now: undefined, all: new Map() };

function hindranceOf(row: ChatRow, before: Hindrance | undefined): Hindrance | undefined {
  const { state, problem, message } = row;
  // The panel says elsewhere that there is no network.
  if (isSaidBelow(row) || problem === OFFLINE_PROBLEM) return undefined;
  const text = problem ?? (state === 'failed' ? stateWords.failed : undefined);
  if (text !== undefined)
    return before?.text === text ? before : { id: message.id, text, waits: state === 'waiting' };
  // An outage brings many tries: the words stay through them, because a region that changes speaks again.
  return before?.waits && state !== 'sent' ? before : undefined;
}

/** Says the newest hindrance that was not said yet, each once. Returns `before` itself if nothing has changed. */
export function hear(before: Said, rows: readonly ChatRow[]): Said {
  const all = new Map<string, Hindrance>();
  for (const row of rows) {
    const { id } = row.message;
    const hindrance = hindranceOf(row, before.all.get(id));
    if (hindrance) all.set(id, hindrance);
  }
  const fresh = [...all.values()].findLast((each) => before.all.get(each.id) !== each);
  if (!fresh && all.size === before.all.size) return before;
  const stands = before.now && all.get(before.now.id) === before.now ? before.now : undefined;
  return { now: fresh ?? stands, all };
}
