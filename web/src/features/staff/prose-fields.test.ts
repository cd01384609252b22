import { pageInput } from '@boma/domain/pages/pages.schema.ts';
import { describe, expect, it } from 'vitest';
import { schemaProblems } from '../../test-support/schema-problems.test-support.ts';
import { legalKinds } from '../legal/legal-kinds.ts';
import { defaultAbout } from '../pages/default-about.ts';
import { defaultCause } from '../pages/default-cause.ts';
import { defaultRangers } from '../pages/default-rangers.ts';
import { type AboutValues, aboutFieldOf, aboutFields, aboutValues, toAboutPage } from './about-fields.ts';
import { type CauseValues, causeFields, causeValues, toCausePage } from './cause-fields.ts';
import { legalFieldOf, legalFields, legalValues, toLegalPage } from './legal-fields.ts';
import {
  type RangerValues,
  rangerFieldOf,
  rangerFields,
  rangerValues,
  toRangersPage,
} from './ranger-fields.ts';

const PICTURE = 'A picture is a path that begins with a slash, or an https address.';
const PROSE = 'Write at least a paragraph.';

describe('About', () => {
  const begin = aboutValues(defaultAbout);
  const problemsOf = (change: Partial<AboutValues>) =>
    schemaProblems(pageInput, toAboutPage({ ...begin, ...change }), {
      fields: aboutFields,
      fieldOf: aboutFieldOf,
    });

  it('keeps all that the form shows', () => {
    expect(Object.keys(begin).toSorted()).toEqual(aboutFields.toSorted());
    expect(toAboutPage(begin)).toEqual(defaultAbout);
    expect(problemsOf({})).toEqual({});
  });

  it('names the large one of two uploaded pictures', () => {
    const uploaded = { ...begin, picture: '/uploaded/a-sm.jpg', poster: '/uploaded/b-sm.jpg' };
    expect(toAboutPage(uploaded)).toMatchObject({
      picture: '/uploaded/a.jpg',
      film: { poster: '/uploaded/b.jpg' },
    });
  });

  it('shows each problem at its field', () => {
    expect(problemsOf({ lead: '', story: ' ', picture: 'camp' })).toEqual({
      lead: 'Say in a sentence what the page is about.',
      story: PROSE,
      picture: PICTURE,
    });
    expect(problemsOf({ film_title: '', film: 'about.mp4', poster: '', film_label: '' })).toEqual({
      film_title: 'Give it a title.',
      film: 'A film is a path that begins with a slash, or an https address.',
      poster: PICTURE,
      film_label: 'Say what the film shows, for those who do not see it.',
    });
    expect(problemsOf({ cause: '', partners: 'x'.repeat(801) })).toEqual({
      cause: PROSE,
      partners: 'This has at most 800 characters.',
    });
  });
});

describe('the cause', () => {
  const begin = causeValues(defaultCause);
  const problemsOf = (change: Partial<CauseValues>) =>
    schemaProblems(pageInput, toCausePage({ ...begin, ...change }), { fields: causeFields });

  it('keeps all that the form shows', () => {
    expect(Object.keys(begin).toSorted()).toEqual(causeFields.toSorted());
    expect(toCausePage(begin)).toEqual(defaultCause);
  });

  it('names the large one of an uploaded picture', () => {
    expect(toCausePage({ ...begin, picture: '/uploaded/a-sm.jpg' }).picture).toBe('/uploaded/a.jpg');
  });

  it('shows each problem at its field', () => {
    expect(problemsOf({ work: '', alt: '', helping: 'x'.repeat(6001) })).toEqual({
      work: PROSE,
      alt: 'Say what the picture shows, for those who do not see it.',
      helping: 'This has at most 6000 characters.',
    });
  });
});

describe('the rangers', () => {
  const begin = rangerValues(defaultRangers);
  const problemsOf = (change: Partial<RangerValues>) =>
    schemaProblems(pageInput, toRangersPage({ ...begin, ...change }), {
      fields: rangerFields,
      fieldOf: rangerFieldOf,
    });

  it('keep all that the form shows', () => {
    expect(Object.keys(begin).toSorted()).toEqual(rangerFields.toSorted());
    expect(toRangersPage(begin)).toEqual(defaultRangers);
  });

  it('show each problem at its field', () => {
    expect(problemsOf({ name_2: '', post_1: '', introduction_1: '', life_2: '', face_1: 'naledi' })).toEqual({
      name_2: 'Give the ranger a name.',
      post_1: 'Say what this ranger does, such as Head ranger.',
      introduction_1: 'Introduce this ranger in a sentence.',
      life_2: PROSE,
      face_1: PICTURE,
    });
  });
});

describe.each(['terms', 'privacy'] as const)('the %s', (kind) => {
  const begin = legalValues(kind, []);
  const problemsOf = (change: Record<string, string>) =>
    schemaProblems(pageInput, toLegalPage(kind, { ...begin, ...change }), {
      fields: legalFields(kind),
      fieldOf: legalFieldOf(kind),
    });

  it('begin as a copy of what applies now, and need a day', () => {
    expect(begin).toEqual({ ...legalKinds[kind].first, valid_from: '', replaces: '' });
    expect(problemsOf({})).toEqual({ valid_from: 'Say from which day on this version applies.' });
    expect(problemsOf({ valid_from: '2027-01-15' })).toEqual({});
  });

  it('show each problem at its field', () => {
    expect(problemsOf({ valid_from: '2027-01-15', intro: 'Hello.', lead: '' })).toEqual({
      intro: 'Keep {operator} in this text: the site writes there what it does.',
      lead: 'Say in a sentence what the page is about.',
    });
  });
});
