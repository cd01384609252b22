import type { TriedText, WordRules } from '@boma/domain/words/word-rules.schema.ts';
import { WORD_MAX, WORDS_MAX } from '@boma/domain/words/words.constants.ts';
import type { EditGroup } from '../../components/editing/edit-kind.ts';

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

/** Of as many lines as a list has words, each of the longest. */
const LIST_MAX = WORDS_MAX * (WORD_MAX + 1);

export const ruleGroups: readonly EditGroup<RuleField>[] = [
  {
    fields: [
      {
        name: 'held',
        label: 'Words that hold a text',
        kind: 'text',
        maxLength: LIST_MAX,
        hint: 'One a line. Disguises of a word count too. The names of rhino and pangolin are built in.',
      },
      {
        name: 'allowed',
        label: 'Words that are fine',
        kind: 'text',
        maxLength: LIST_MAX,
        hint: 'One a line: words that begin like a protected animal and mean something else.',
      },
      {
        name: 'first_message_minutes',
        label: 'Minutes before the first message',
        kind: 'number',
        hint: 'How old an account must be before it may write. 0: at once. You can let one person write earlier, on their page.',
      },
      { name: 'link_hours', label: 'Hours before the first link', kind: 'number', hint: '0: at once.' },
    ],
  },
];

/** What would happen to a text, in words. */
export function verdictWords({ held, has_link }: TriedText): string {
  const link = has_link ? ' It has a link, so it is refused from new accounts.' : '';
  if (held === 'protected') return `It is held: it names a protected animal.${link}`;
  if (held === 'listed') return `It is held: it has a word of the list.${link}`;
  return `It is published at once.${link}`;
}
