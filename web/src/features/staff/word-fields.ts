import type { TriedText, WordRules } from '@boma/domain/words/word-rules.schema.ts';

export const ruleFields = ['held', 'allowed', 'first_message_minutes', 'link_hours'] as const;
type RuleField = (typeof ruleFields)[number];
type RuleValues = Readonly<Record<RuleField, string>>;

/** The words of a text field, one a line. */
const wordsIn = (text: string): string[] =>
  [...new Set(text.split('\n').map((line) => line.trim().toLowerCase()))].filter(Boolean);

const numberOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));

export const toRules = ({ held, allowed, first_message_minutes, link_hours }: RuleValues): WordRules => ({
  held: wordsIn(held),
  allowed: wordsIn(allowed),
  first_message_minutes: numberOf(first_message_minutes),
  link_hours: numberOf(link_hours),
});

export const ruleValues = ({ held, allowed, first_message_minutes, link_hours }: WordRules): RuleValues => ({
  held: held.join('\n'),
  allowed: allowed.join('\n'),
  first_message_minutes: String(first_message_minutes),
  link_hours: String(link_hours),
});

/** What would happen to a text, in words. */
export function verdictWords({ held, has_link }: TriedText): string {
  const link = has_link ? ' It has a link, so it is refused from new accounts.' : '';
  if (held === 'protected') return `It is held: it names a protected animal.${link}`;
  if (held === 'listed') return `It is held: it has a word of the list.${link}`;
  return `It is published at once.${link}`;
}
