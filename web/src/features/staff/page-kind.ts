import { defaultAnimals } from '@boma/domain/pages/default-animals.ts';
import { defaultFilms } from '@boma/domain/pages/default-films.ts';
import { defaultPartners } from '@boma/domain/pages/default-partners.ts';
import { defaultPromos } from '@boma/domain/pages/default-promos.ts';
import type { LegalKind } from '@boma/domain/pages/legal.constants.ts';
import type { PageKind } from '@boma/domain/pages/pages.constants.ts';
import { pageInput, type StaffPage } from '@boma/domain/pages/pages.schema.ts';
import type { Values } from '../../components/form/problems.ts';
import { brand } from '../../config/brand.ts';
import { calendarDayWords } from '../../lib/calendar-day.ts';
import { keepSaved } from '../../lib/edited-pages.ts';
import { tellRemoved } from '../../lib/tell-removed.later.ts';
import { defaultAdverts } from '../adverts/house-adverts.ts';
import type { LegalVersion } from '../legal/legal-document.ts';
import { legalKinds } from '../legal/legal-kinds.ts';
import { defaultAbout } from '../pages/default-about.ts';
import { defaultCause } from '../pages/default-cause.ts';
import { defaultRangers } from '../pages/default-rangers.ts';
import { listEditedPages, savePage } from './api/staff-calls.ts';
import { legalNow } from './legal-fields.ts';

/** What the site says by itself, in the order of the list. */
const defaults: readonly StaffPage[] = [
  defaultAbout,
  defaultRangers,
  defaultCause,
  defaultPartners,
  defaultPromos,
  defaultFilms,
  defaultAdverts,
  defaultAnimals,
  { kind: 'terms', versions: [] },
  { kind: 'privacy', versions: [] },
];

/** A page as it is now: what staff have saved, else what the site says by itself. */
export interface PageNow {
  /** Null: nobody has saved it. */
  readonly version: string | null;
  readonly page: StaffPage;
}

async function listPages(): Promise<PageNow[]> {
  const saved = await listEditedPages();
  return defaults.map(
    (page) => saved.find((each) => each.page.kind === page.kind) ?? { version: null, page },
  );
}

const titles: Readonly<Record<PageKind, string>> = {
  about: 'About Us',
  rangers: 'Our rangers',
  cause: brand.cause,
  partners: 'Partners',
  promos: 'Promotions of home',
  films: 'Films of home',
  adverts: 'Our own adverts',
  animals: 'Animals',
  terms: legalKinds.terms.title,
  privacy: legalKinds.privacy.title,
};

function legalNote(kind: LegalKind, versions: readonly LegalVersion[]): string {
  const { version, next } = legalNow(kind, versions);
  const since = `Valid since ${calendarDayWords(version.valid_from)}`;
  return next ? `${since}, the next version from ${calendarDayWords(next.valid_from)} on` : since;
}

/** What a page holds, in a line. */
function noteOf(page: StaffPage): string {
  switch (page.kind) {
    case 'about':
    case 'cause':
      return page.lead;
    case 'rangers':
      return page.rangers.map(({ name }) => name).join(', ');
    case 'partners':
      return page.partners.map(({ name }) => name).join(', ');
    case 'promos':
      return [...page.slides, page.course].map(({ title }) => title).join(', ');
    case 'films':
      return [page.sample, page.premium].map(({ title }) => title).join(', ');
    case 'adverts':
      return page.adverts.map(({ title }) => title).join(', ');
    case 'animals':
      return `${page.animals.length} animals that can be reported and looked for`;
    case 'terms':
    case 'privacy':
      return legalNote(page.kind, page.versions);
  }
}

function rowOf({ version, page }: PageNow) {
  return {
    title: titles[page.kind],
    note: noteOf(page),
    ...(version === null && { badge: { text: 'As the site comes', tone: 'muted' as const } }),
  };
}

/** What the editors of all pages have in common. */
export const pageKind = {
  words: {
    title: 'Pages',
    lead: 'What the site says of itself. Viewers see a change within eleven minutes.',
    none: 'There is no page to edit.',
    one: 'page',
  },
  list: listPages,
  keyOf: ({ page }: PageNow) => page.kind,
  versionOf: ({ version }: PageNow) => version,
  rowOf,
  schema: pageInput,
};

/** Saves what a form says over the version that it began with. */
export const saveAs =
  <F extends string>(toInput: (values: Values<F>) => unknown) =>
  async (values: Values<F>, version: string | null): Promise<void> => {
    const page = pageInput.parse(toInput(values));
    await savePage({ version, page });
    // What applies of a legal text is the same before and after.
    if (!('next' in page)) keepSaved(page);
    tellRemoved(values);
  };
