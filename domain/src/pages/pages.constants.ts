import type { SitePathName } from '../site-paths.ts';

/**
 * The pages whose text is what staff write. The server renders them, because text of another length would move what is
 * below it once the page is alive.
 */
export const WRITTEN_PAGES = [
  'aboutUs',
  'cause',
  'firstBiography',
  'secondBiography',
  'termsOfService',
  'privacyPolicy',
] as const satisfies readonly SitePathName[];

/** The kinds of content that staff edit as one document each, under `pages/{kind}`. */
export const PAGE_KINDS = [
  'partners',
  'promos',
  'films',
  'adverts',
  'about',
  'cause',
  'rangers',
  'animals',
  'terms',
  'privacy',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** As many as the footer has room for. */
export const PARTNERS_MAX = 4;

/** The drawings that stand for a partner without a logo. The site draws them. */
export const PARTNER_MARKS = ['tree', 'eagle', 'lens', 'book'] as const;
export type PartnerMark = (typeof PARTNER_MARKS)[number];

/** The slides of home. */
export const SLIDES = 3;
/** Our own adverts. A page shows up to three, each another one. */
export const ADVERTS = 4;

/** Two of our people have a page of their own. */
export const RANGERS = 2;

/** The animals of a site. Forms offer them in one list. */
export const ANIMALS_MAX = 200;

/** What staff read. */
export const PAGE_TEXTS = {
  kind: 'Say which page this is.',
  name: 'Give the partner a name.',
  work: 'Say what this partner does, as the end of a sentence that begins with the name.',
  mark: 'Choose a drawing.',
  partners: `Name at least one partner, and ${PARTNERS_MAX} at most.`,
  title: 'Give it a title.',
  text: 'Say it in a sentence.',
  alt: 'Say what the picture shows, for those who do not see it.',
  action: 'Say where it leads, such as See Premium.',
  to: 'Where it leads is a path of this site that begins with a slash, such as /wildlife/schedule.',
  adverts: `There are ${ADVERTS} adverts.`,
  slides: `Home has ${SLIDES} slides.`,
  twice: 'Two partners have this name.',
  lead: 'Say in a sentence what the page is about.',
  prose: 'Write at least a paragraph.',
  filmLabel: 'Say what the film shows, for those who do not see it.',
  rangerName: 'Give the ranger a name.',
  post: 'Say what this ranger does, such as Head ranger.',
  introduction: 'Introduce this ranger in a sentence.',
  rangers: `There are ${RANGERS} rangers.`,
  animals: `There are at most ${ANIMALS_MAX} animals.`,
  animalName: 'Name the animal as in a sentence, such as fish eagle: words of letters.',
  plural: 'Say what several are called, such as fish eagles.',
  scientific: 'Write the scientific name as Panthera leo.',
  category: 'Choose the kind of alert.',
  animalTwice: 'Two animals have this name.',
  whereabouts:
    'This tells poachers where a protected animal lives: it names one beside coordinates, a camera or a place. Please leave one of the two out.',
} as const;
