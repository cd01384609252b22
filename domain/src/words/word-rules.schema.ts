import { z } from 'zod';
import { storedVersion, versionSchema } from '../editing.ts';
import { shownText } from '../shown-text.ts';
import { HELD_REASONS } from './judge-text.ts';
import { WORD_MAX, WORDS_MAX } from './words.constants.ts';

const LENGTH = `A word has 3 to ${WORD_MAX} characters.`;
const COUNT = { error: `A list has at most ${WORDS_MAX} words.` };
const ONE_WORD = { error: 'Write one word per line, without spaces.' };
const word = shownText({ max: WORD_MAX, tooLong: LENGTH })
  .min(3, { error: LENGTH })
  .regex(/^\S*$/u, ONE_WORD);
const list = z.array(word).max(WORDS_MAX, COUNT);

/** The longest waits that staff can choose. */
const MINUTES_MAX = 24 * 60;
const HOURS_MAX = 30 * 24;
const MINUTES = { error: `Give whole minutes from 0 to ${MINUTES_MAX}.` };
const HOURS = { error: `Give whole hours from 0 to ${HOURS_MAX}.` };

/** What staff decide about texts, at `server-state/word-rules`. */
export const wordRulesSchema = z.strictObject({
  /** Words that hold a text, beside the names of protected species. */
  held: list,
  /** Words that hold nothing although they begin with such a name. */
  allowed: list,
  /** How old an account is at its first message, in minutes. 0: no wait. */
  first_message_minutes: z.int(MINUTES).min(0, MINUTES).max(MINUTES_MAX, MINUTES),
  /** How old an account is when it may post links, in hours. 0: at once. */
  link_hours: z.int(HOURS).min(0, HOURS).max(HOURS_MAX, HOURS),
});
export type WordRules = z.output<typeof wordRulesSchema>;

/** `version` is null until staff have saved the rules once. */
export const staffWordRulesSchema = z.object({ version: storedVersion.nullable(), rules: wordRulesSchema });
export type StaffWordRules = z.output<typeof staffWordRulesSchema>;

export const saveWordRulesInput = z.strictObject({ version: versionSchema, rules: wordRulesSchema });
export type SaveWordRulesInput = z.output<typeof saveWordRulesInput>;

/** Characters of a text in the test box. */
const TEXT_MAX = 2000;
const TEXT = { error: `Write 1 to ${TEXT_MAX} characters.` };

export const tryTextInput = z.strictObject({ text: z.string(TEXT).min(1, TEXT).max(TEXT_MAX, TEXT) });

/** What would happen to a text by the saved rules. */
export const triedTextSchema = z.object({
  /** Null: it is published at once. */
  held: z.enum(HELD_REASONS).nullable(),
  /** It has a link, so it is refused from new accounts. */
  has_link: z.boolean(),
});
export type TriedText = z.output<typeof triedTextSchema>;
