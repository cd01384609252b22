import { z } from 'zod';
import { pathOrHttps } from '../addresses.ts';
import { storedVersion, versionSchema } from '../editing.ts';
import { shownText } from '../shown-text.ts';
import { SPECIES_NAME, SPECIES_NAME_MAX } from '../streams/place.constants.ts';
import { PROTECTED_TEXT } from '../words/words.constants.ts';
import { privacyInput, privacyPage, termsInput, termsPage } from './legal.schema.ts';
import {
  ADVERTS,
  ANIMALS_MAX,
  PAGE_TEXTS,
  PARTNER_MARKS,
  PARTNERS_MAX,
  RANGERS,
  SLIDES,
} from './pages.constants.ts';
import { namesProtectedAnimal } from './protected-animals.policy.ts';

/** Characters. */
const MAX = {
  name: 40,
  work: 200,
  title: 60,
  text: 140,
  alt: 160,
  action: 30,
  lead: 200,
  post: 60,
  scientific: 60,
  /** A part of About, of one or two paragraphs. */
  part: 800,
  /** Running text of several paragraphs. */
  prose: 6000,
} as const;

const tooLong = (max: number) => `This has at most ${max} characters.`;
const text = (max: number, missing: string) => shownText({ max, tooLong: tooLong(max), missing });
/** Running text: an empty line ends a paragraph, `# ` begins a heading, and `- ` begins an item of a list. */
const prose = (max: number) =>
  shownText({ max, tooLong: tooLong(max), missing: PAGE_TEXTS.prose, lines: true });

const partner = z.object({
  name: text(MAX.name, PAGE_TEXTS.name),
  /** What the partner does: it goes on after the name. */
  work: text(MAX.work, PAGE_TEXTS.work),
  /** Drawn where there is no logo. */
  mark: z.enum(PARTNER_MARKS, { error: PAGE_TEXTS.mark }),
  logo: pathOrHttps('logo').nullable(),
});
export type Partner = z.output<typeof partner>;

const PARTNERS = { error: PAGE_TEXTS.partners };

/** Who helps us: the footer, About and the page of the cause show them. */
const partnersPage = z.object({
  kind: z.literal('partners'),
  partners: z
    .array(partner)
    .min(1, PARTNERS)
    .max(PARTNERS_MAX, PARTNERS)
    .check(({ value, issues }) => {
      for (const [at, { name }] of value.entries())
        if (value.findIndex((each) => each.name === name) < at)
          issues.push({ code: 'custom', message: PAGE_TEXTS.twice, input: name, path: [at, 'name'] });
    }),
});
export type PartnersPage = z.output<typeof partnersPage>;

const picture = pathOrHttps('picture');
const promo = z.object({
  title: text(MAX.title, PAGE_TEXTS.title),
  text: text(MAX.text, PAGE_TEXTS.text),
  /** For wide screens, and for narrow ones. */
  wide: picture,
  tall: picture,
});
export type Promo = z.output<typeof promo>;

/** The promotions of home: the slides lead to Premium, the banner to the course. */
const promosPage = z.object({
  kind: z.literal('promos'),
  slides: z.array(promo).length(SLIDES, { error: PAGE_TEXTS.slides }),
  course: promo.extend({ alt: text(MAX.alt, PAGE_TEXTS.alt) }),
});
export type PromosPage = z.output<typeof promosPage>;

const film = z.object({
  title: text(MAX.title, PAGE_TEXTS.title),
  /** What it shows. */
  text: text(MAX.text, PAGE_TEXTS.text),
  address: pathOrHttps('film'),
  poster: picture,
});
export type Film = z.output<typeof film>;

/** The films of home: signed-in viewers without a membership see that of Premium, all others the sample. */
const filmsPage = z.object({ kind: z.literal('films'), sample: film, premium: film });
export type FilmsPage = z.output<typeof filmsPage>;

const advert = z.object({
  title: text(MAX.title, PAGE_TEXTS.title),
  text: text(MAX.text, PAGE_TEXTS.text),
  /** The words of its link. */
  action: text(MAX.action, PAGE_TEXTS.action),
  to: pathOrHttps('link', PAGE_TEXTS.to).regex(/^\//, { error: PAGE_TEXTS.to }),
  picture,
});
export type Advert = z.output<typeof advert>;

/** What we advertise ourselves, where no network does. */
const advertsPage = z.object({
  kind: z.literal('adverts'),
  adverts: z.array(advert).length(ADVERTS, { error: PAGE_TEXTS.adverts }),
});
export type AdvertsPage = z.output<typeof advertsPage>;

const part = prose(MAX.part);

/** Who we are. The headings of the four parts and their buttons are the site's. */
const aboutPage = z.object({
  kind: z.literal('about'),
  lead: text(MAX.lead, PAGE_TEXTS.lead),
  picture,
  alt: text(MAX.alt, PAGE_TEXTS.alt),
  story: prose(MAX.prose),
  film: z.object({
    title: text(MAX.title, PAGE_TEXTS.title),
    address: pathOrHttps('film'),
    poster: picture,
    /** What it shows. */
    label: text(MAX.alt, PAGE_TEXTS.filmLabel),
  }),
  parts: z.object({ premium: part, community: part, cause: part, partners: part }),
});
export type AboutPage = z.output<typeof aboutPage>;

/** What we stand up for. The partners stand between the two texts. */
const causePage = z.object({
  kind: z.literal('cause'),
  lead: text(MAX.lead, PAGE_TEXTS.lead),
  picture,
  alt: text(MAX.alt, PAGE_TEXTS.alt),
  work: prose(MAX.prose),
  helping: prose(MAX.prose),
});
export type CausePage = z.output<typeof causePage>;

const ranger = z.object({
  name: text(MAX.name, PAGE_TEXTS.rangerName),
  post: text(MAX.post, PAGE_TEXTS.post),
  introduction: text(MAX.lead, PAGE_TEXTS.introduction),
  portrait: picture,
  alt: text(MAX.alt, PAGE_TEXTS.alt),
  /** Beside the name in a list. */
  face: picture,
  life: prose(MAX.prose),
});
export type Ranger = z.output<typeof ranger>;

/** Our people with a page of their own. A ranger is a place: each has its address. */
const rangersPage = z.object({
  kind: z.literal('rangers'),
  rangers: z.array(ranger).length(RANGERS, { error: PAGE_TEXTS.rangers }),
});
export type RangersPage = z.output<typeof rangersPage>;

const CATEGORY = { error: PAGE_TEXTS.category };
const animal = z.object({
  name: text(SPECIES_NAME_MAX, PAGE_TEXTS.animalName).regex(SPECIES_NAME, { error: PAGE_TEXTS.animalName }),
  /** As after a number: '3 lions'. */
  plural: text(SPECIES_NAME_MAX, PAGE_TEXTS.plural),
  scientific: text(MAX.scientific, PAGE_TEXTS.scientific).regex(/^[A-Z][a-z]+(?: [a-z-]+){1,2}$/, {
    error: PAGE_TEXTS.scientific,
  }),
  /** The kind of alert that its sightings are of unless staff choose another. */
  category: z.int(CATEGORY).positive(CATEGORY),
  /** It cannot be chosen any more. What names it stays. */
  hidden: z.literal(true).optional(),
});
/** The animals that can be reported, looked for and wished for. The protected ones are never among them. */
const animalsPage = z.object({ kind: z.literal('animals'), animals: z.array(animal).max(ANIMALS_MAX) });
export type AnimalsPage = z.output<typeof animalsPage>;

/** An animal as staff type it. What is stored is not judged again: the code may protect more animals later. */
export const animalInput = animal.strict().check(({ value, issues }) => {
  for (const part of ['name', 'plural', 'scientific'] as const)
    if (namesProtectedAnimal(value[part]))
      issues.push({ code: 'custom', message: PROTECTED_TEXT, input: value[part], path: [part] });
});

const animalsPageInput = animalsPage.extend({
  animals: z
    .array(animalInput)
    .max(ANIMALS_MAX, { error: PAGE_TEXTS.animals })
    .check(({ value, issues }) => {
      const names = value.map(({ name }) => name.toLowerCase());
      for (const [at, name] of names.entries())
        if (names.indexOf(name) < at)
          issues.push({ code: 'custom', message: PAGE_TEXTS.animalTwice, input: name, path: [at, 'name'] });
    }),
});

const KIND = { error: PAGE_TEXTS.kind };

/** What staff say about a page. */
export const pageInput = z.discriminatedUnion(
  'kind',
  [
    partnersPage.strict(),
    promosPage.strict(),
    filmsPage.strict(),
    advertsPage.strict(),
    aboutPage.strict(),
    causePage.strict(),
    rangersPage.strict(),
    animalsPageInput.strict(),
    termsInput,
    privacyInput,
  ],
  KIND,
);
export type PageInput = z.output<typeof pageInput>;

/** All that staff have saved, by its kind. What is missing is as the site comes: see `default-*.ts`. */
export const editedPagesSchema = z.object({
  partners: partnersPage.optional(),
  promos: promosPage.optional(),
  films: filmsPage.optional(),
  adverts: advertsPage.optional(),
  about: aboutPage.optional(),
  cause: causePage.optional(),
  rangers: rangersPage.optional(),
  animals: animalsPage.optional(),
  /** Of the legal texts: the version that applies, and the next one. */
  terms: termsPage.optional(),
  privacy: privacyPage.optional(),
});
export type EditedPages = z.output<typeof editedPagesSchema>;

/** The pictures that a page names, so that one query finds each of them. */
const pictures = { pictures: z.array(z.string()) };
/** A page as stored under `pages/{kind}`. */
export const storedPageSchema = z.discriminatedUnion('kind', [
  partnersPage.extend(pictures),
  promosPage.extend(pictures),
  filmsPage.extend(pictures),
  advertsPage.extend(pictures),
  aboutPage.extend(pictures),
  causePage.extend(pictures),
  rangersPage.extend(pictures),
  animalsPage.extend(pictures),
  termsPage.extend(pictures),
  privacyPage.extend(pictures),
]);
export type StoredPage = z.output<typeof storedPageSchema>;

/** A saved page as staff see it. */
export const staffPageSchema = z.object({
  version: storedVersion,
  page: z.discriminatedUnion('kind', [
    partnersPage,
    promosPage,
    filmsPage,
    advertsPage,
    aboutPage,
    causePage,
    rangersPage,
    animalsPage,
    termsPage,
    privacyPage,
  ]),
});
export type StaffPage = z.output<typeof staffPageSchema>['page'];

export const savePageInput = z.strictObject({ version: versionSchema, page: pageInput });
export type SavePageInput = z.output<typeof savePageInput>;
