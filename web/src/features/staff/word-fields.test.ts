import { expect, it } from 'vitest';
import { ruleValues, toRules, verdictWords } from './word-fields.ts';

it('reads one word a line, each once, and writes them back', () => {
  const values = {
    held: ' Faru\n\nfaru\nkifaru ',
    allowed: '',
    first_message_minutes: '5',
    link_hours: '24',
  };
  const rules = { held: ['faru', 'kifaru'], allowed: [], first_message_minutes: 5, link_hours: 24 };
  expect(toRules(values)).toEqual(rules);
  expect(toRules(ruleValues(rules))).toEqual(rules);
  expect(toRules({ ...values, link_hours: ' ' }).link_hours).toBe(Number.NaN);
});

it('says what would happen to a text', () => {
  expect(verdictWords({ held: null, has_link: false })).toBe('It is published at once.');
  expect(verdictWords({ held: 'protected', has_link: false })).toBe(
    'It is held: it names a protected animal.',
  );
  expect(verdictWords({ held: 'listed', has_link: true })).toBe(
    'It is held: it has a word of the list. It has a link, so it is refused from new accounts.',
  );
});
