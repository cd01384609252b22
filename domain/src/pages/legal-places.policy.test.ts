import { expect, it } from 'vitest';
import { fillPlaces } from './fill-places.ts';
import { LEGAL_PLACES, type LegalPlace } from './legal.constants.ts';
import { placeProblem } from './legal-places.policy.ts';

it.each([
  ['You have {refund_days} days.', undefined],
  ['You have {refund_days} days, at {site}.', undefined],
  ['You have 14 days.', 'Keep {refund_days} in this text: the site writes there what it does.'],
  [
    'You have {refund_days} of {refund_day}.',
    'The site does not know {refund_day}. Please look at its spelling.',
  ],
  ['You have {} {refund_days}.', 'The site does not know {}. Please look at its spelling.'],
  ['You have {refund_days} {days.', 'A brace stands only around the name of a place, such as {email}.'],
  ['{refund_days}\n\n- a\n {held} ', undefined],
  ['{refund_days}\n- a {held}', 'Give {held} a line of its own: it stands for items of a list.'],
])('of %j, which must name {refund_days}, says %s', (text, expected) => {
  expect(placeProblem(text, ['refund_days'])).toBe(expected);
});

const values = {
  ...(Object.fromEntries(LEGAL_PLACES.map((place) => [place, `<${place}>`])) as Record<LegalPlace, string>),
  app_check: '',
  held: '- one\n- two',
};

it('fills in each place, and leaves out the line of one that stands for nothing', () => {
  expect(fillPlaces('At {site} and {site}.\n\n{held}\n{app_check}\n- three\n\nEnd.', values)).toBe(
    'At <site> and <site>.\n\n- one\n- two\n- three\n\nEnd.',
  );
});

it('shows a place that this version of the site does not know as it was written', () => {
  expect(fillPlaces('Within {new_days} days.', values)).toBe('Within {new_days} days.');
});
