import { AppError, type FieldErrors } from '@boma/domain/errors.ts';
import { PAGE_TEXTS } from '@boma/domain/pages/pages.constants.ts';
import type { PageInput, SavePageInput, StoredPage } from '@boma/domain/pages/pages.schema.ts';
import { partsTellingWhereabouts } from '@boma/domain/pages/whereabouts.policy.ts';
import type { Ctx, StaffCtx } from '../platform/context.ts';
import { editDocument } from '../platform/edit-document.ts';
import { readAllStreams } from '../platform/read-streams.ts';
import { store } from '../platform/store.ts';
import { followedBy } from './followed-by.ts';
import { requireSoundAnimals } from './require-sound-animals.ts';

function picturesIn(page: PageInput): string[] {
  switch (page.kind) {
    case 'partners':
      return page.partners.flatMap(({ logo }) => logo ?? []);
    case 'promos':
      return [...page.slides, page.course].flatMap(({ wide, tall }) => [wide, tall]);
    case 'films':
      return [page.sample.poster, page.premium.poster];
    case 'adverts':
      return page.adverts.map(({ picture }) => picture);
    case 'about':
      return [page.picture, page.film.poster];
    case 'cause':
      return [page.picture];
    case 'rangers':
      return page.rangers.flatMap(({ portrait, face }) => [portrait, face]);
    case 'animals':
    case 'terms':
    case 'privacy':
      return [];
  }
}

interface ReadTogether {
  /** Where they are typed. */
  readonly path: string;
  readonly parts: Readonly<Record<string, string>>;
}

/** Texts that viewers read apart from each other. */
const eachAlone = (path: string, texts: Readonly<Record<string, string>>): ReadTogether[] =>
  Object.entries(texts).map(([name, text]) => ({ path, parts: { [name]: text } }));

/** What viewers read as one, where it may name a protected animal. The address of an advert names its camera. */
function textsOf(page: PageInput): ReadTogether[] {
  switch (page.kind) {
    case 'partners':
      return page.partners.map(({ name, work }, at) => ({
        path: `page.partners.${at}`,
        parts: { name, work },
      }));
    case 'adverts':
      return page.adverts.map(({ title, text, action, to }, at) => ({
        path: `page.adverts.${at}`,
        parts: { title, text, action, to },
      }));
    case 'about': {
      const { lead, alt, parts } = page;
      return [...eachAlone('page', { lead, alt }), ...eachAlone('page.parts', parts)];
    }
    case 'cause': {
      const { lead, alt, work, helping } = page;
      return eachAlone('page', { lead, alt, work, helping });
    }
    case 'terms':
    case 'privacy':
      return eachAlone('page.next', page.next ?? {});
    // The edge refuses these where they name one.
    case 'promos':
    case 'films':
    case 'rangers':
    case 'animals':
      return [];
  }
}

/**
 * Pages may name protected animals, which the edge refuses elsewhere, but not beside what tells where these live.
 * @throws AppError `invalid-input` at every text that does.
 */
async function requireNoWhereabouts(ctx: Ctx, page: PageInput): Promise<void> {
  const texts = textsOf(page);
  if (texts.length === 0) return;
  const cameras = await readAllStreams(ctx.log);
  const places = cameras.flatMap(({ name, slug, place }) => [name, slug, ...(place ? [place.name] : [])]);
  const fields = texts.flatMap(({ path, parts }) =>
    partsTellingWhereabouts(parts, places).map((part) => `${path}.${part}`),
  );
  if (fields.length === 0) return;
  const errors: FieldErrors = Object.fromEntries(fields.map((field) => [field, [PAGE_TEXTS.whereabouts]]));
  throw new AppError('invalid-input', { errors });
}

/** The page as it is stored. Of a legal text, the versions that apply or have applied stay. */
function storedAs(page: PageInput, before: StoredPage | undefined, now: number): StoredPage {
  const pictures = [...new Set(picturesIn(page))];
  if (page.kind === 'terms') {
    const stored = before?.kind === 'terms' ? before.versions : [];
    return { kind: page.kind, versions: followedBy(stored, page, now), pictures };
  }
  if (page.kind === 'privacy') {
    const stored = before?.kind === 'privacy' ? before.versions : [];
    return { kind: page.kind, versions: followedBy(stored, page, now), pictures };
  }
  return { ...page, pictures };
}

/** What the audit log tells apart: of a legal text each version, by its day. */
const recordedOf = (page: StoredPage): Readonly<Record<string, unknown>> =>
  'versions' in page
    ? Object.fromEntries(page.versions.map((version) => [version.valid_from, version]))
    : page;

/**
 * Saves what a page of the site says.
 * @throws AppError `conflict` if a colleague has saved it since; `invalid-input` for a text that tells where protected animals live,
 * for a version of a legal text that would not apply from a later day on, and as `requireSoundAnimals`.
 */
export async function savePage({
  ctx,
  input: { version, page },
}: {
  ctx: StaffCtx;
  input: SavePageInput;
}): Promise<void> {
  await requireNoWhereabouts(ctx, page);
  await editDocument(ctx, {
    reference: store.pages(page.kind),
    version,
    change: async (before, transaction) => {
      if (page.kind === 'animals') await requireSoundAnimals(transaction, page);
      return storedAs(page, before, ctx.clock.real());
    },
    recorded: recordedOf,
  });
}
