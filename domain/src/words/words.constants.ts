import type { HeldReason } from './judge-text.ts';

/** What staff read whose note names a protected species. */
export const PROTECTED_TEXT =
  'We never name rhino or pangolin here, not even as a hint: poachers read along. Please say it without them.';

/** What a writer reads whose text waits for staff. */
export const HELD_TEXTS: Readonly<Record<HeldReason, string>> = {
  protected: `${PROTECTED_TEXT} If you meant something else, leave it: a ranger reads it and can let it through.`,
  listed: 'A ranger reads this first, because of a word in it. You need not write it again.',
};

/** What a photographer reads: nothing waits, because the form is still open with all that was written. */
export const UNSHOWN_TEXTS: Readonly<Record<HeldReason, string>> = {
  protected: PROTECTED_TEXT,
  listed: 'There is a word in this that we do not show. Please say it in another way.',
};

/** What a writer reads whose text staff have refused. */
export const REFUSED_TEXT =
  'Our rangers have read this and would rather not show it. Please say it in another way.';

export const LINK_TEXT = 'New accounts cannot post links yet. Please say it without one.';

/** What a new user reads whose message the page sends again by itself. */
export const FIRST_WAIT_TEXT =
  'Welcome! New people listen for a little while first. This is sent when you may write.';

/** What a new user reads who has to send it again. `minutes` is at least 1. */
export function firstWaitText(minutes: number): string {
  const hours = Math.ceil(minutes / 60);
  const after = minutes === 1 ? 'a minute' : minutes < 120 ? `${minutes} minutes` : `${hours} hours`;
  return `Welcome! New people look around for a little while first. Please try again in ${after}.`;
}

/** Characters of a word, and words of a list of staff. */
export const WORD_MAX = 40;
export const WORDS_MAX = 500;

/** What holds until staff have saved the rules. The emulators begin without waits: their accounts write at once. */
export const DEFAULT_WAITS = { first_message_minutes: 5, link_hours: 24 } as const;

/** The server reads the rules again after so long, in milliseconds. */
export const RULES_KEPT_MS = 2000;
/** A text that staff have not decided about is kept for so long, in milliseconds. */
export const HELD_KEPT_MS = 30 * 86_400_000;
/** Waiting texts that staff see at once. */
export const HELD_SHOWN = 50;
