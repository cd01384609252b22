import { describe, expect, it } from 'vitest';
import { savedTerms } from './pages.fixtures.ts';
import { pageInput, storedPageSchema } from './pages.schema.ts';

const problemsOf = (page: object) =>
  pageInput.safeParse(page).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
const withTerms = (change: object) =>
  problemsOf({ kind: 'terms', replaces: null, next: { ...savedTerms, ...change } });

describe('the next version of the terms', () => {
  it('has a day, a lead and a text for each heading', () => {
    expect(withTerms({})).toBeUndefined();
    expect(problemsOf({ kind: 'terms', replaces: '2027-01-15', next: null })).toBeUndefined();
    expect(withTerms({ valid_from: '2027-02-31', lead: '', animals: ' ' })).toEqual([
      'next.valid_from: Say from which day on this version applies.',
      'next.lead: Say in a sentence what the page is about.',
      'next.animals: Write at least a paragraph.',
    ]);
    const { law: _, ...lawless } = savedTerms;
    expect(problemsOf({ kind: 'terms', replaces: null, next: lawless })).toEqual([
      expect.stringContaining('next.law'),
    ]);
  });

  it('takes no heading that the site does not have, and no versions that were sent along', () => {
    expect(withTerms({ cookies: 'We love them.' })).toHaveLength(1);
    expect(problemsOf({ kind: 'terms', replaces: null, next: savedTerms, versions: [] })).toHaveLength(1);
  });

  it.each([
    ['keeps', 'intro', 'operator'],
    ['R2-283 keeps', 'using', 'min_age'],
    ['R2-285 keeps', 'premium', 'price'],
    ['R2-285 keeps', 'refund', 'refund_days'],
    ['R2-286 keeps', 'copyright', 'operator'],
    ['R2-286 R9-004 keeps', 'counter_notice', 'counter_notice_days'],
    ['R2-287 keeps', 'law', 'law_country'],
  ])('%s in %s the place {%s}', (_rows, part, place) => {
    expect(withTerms({ [part]: 'Nothing is fixed.' })).toEqual([
      `next.${part}: Keep {${place}} in this text: the site writes there what it does.`,
    ]);
  });

  it('names a place that the site does not know at its part', () => {
    expect(withTerms({ conduct: 'Be kind for {ever} days.' })).toEqual([
      'next.conduct: The site does not know {ever}. Please look at its spelling.',
    ]);
  });

  it('is no longer than twenty of them fit into a document', () => {
    expect(withTerms({ conduct: 'x'.repeat(4001) })).toEqual([
      'next.conduct: This has at most 4000 characters.',
    ]);
    const long = 'x'.repeat(3900);
    expect(withTerms({ conduct: `${long}xx`, animals: long, changes: long, submissions: long })).toEqual([
      'next.conduct: All parts together have at most 15000 characters.',
    ]);
  });
});

it('the privacy policy keeps what is held and for how long', () => {
  const issues = problemsOf({
    kind: 'privacy',
    replaces: null,
    next: { held: 'We hold little.', children: 'None.' },
  });
  expect(issues).toEqual(
    expect.arrayContaining([
      'next.held: Keep {held} in this text: the site writes there what it does.',
      'next.children: Keep {min_age} in this text: the site writes there what it does.',
    ]),
  );
});

it('a stored version with other headings and limits is still read whole: a release may change them', () => {
  const { conduct: _, ...rest } = savedTerms;
  const older = { ...rest, campfires: 'Leave no ember.', animals: 'x'.repeat(5000) };
  const stored = { kind: 'terms', versions: [older], pictures: [] };
  expect(storedPageSchema.parse(stored)).toEqual({ ...stored, versions: [{ ...older, conduct: '' }] });
});

it('a stored version that lacks a place is still read: the site may have learned the place since', () => {
  const older = { ...savedTerms, refund: 'You have 14 days.' };
  const stored = { kind: 'terms', versions: [older], pictures: [] };
  expect(storedPageSchema.parse(stored)).toEqual(stored);
});
