import { campDayBounds } from '@boma/domain/camp-time.ts';
import { AppError } from '@boma/domain/errors.ts';
import { cursorAfter, readCursor } from '@boma/domain/list-cursor.ts';
import { EXPORT_PAGE, LOGBOOK_PAGE, SIGHTING_TEXTS } from '@boma/domain/sightings/sightings.constants.ts';
import type {
  LogbookFilter,
  LogbookPage,
  LogbookQuery,
  Sighting,
} from '@boma/domain/sightings/sightings.schema.ts';
import { isShown } from '@boma/domain/sightings/species.ts';
import { FieldPath, type Query } from 'firebase-admin/firestore';
import type { Ctx } from '../platform/context.ts';
import { recentAnimals } from '../platform/read-animals.ts';
import { store } from '../platform/store.ts';
import { wellFormed } from '../platform/well-formed.ts';

/** The sightings that a filter lets through, the newest first. */
export function filtered({ camera, species, day }: LogbookFilter): Query<Sighting> {
  let query: Query<Sighting> = store.sightings.all();
  if (camera !== undefined) query = query.where('stream.slug', '==', camera);
  if (species !== undefined) query = query.where('species', '==', species);
  if (day !== undefined) {
    const { from, until } = campDayBounds(day);
    query = query.where('created_ts', '>=', from / 1000).where('created_ts', '<', until / 1000);
  }
  return query.orderBy('created_ts', 'desc').orderBy(FieldPath.documentId(), 'desc');
}

/** Animals that staff have hidden are still looked for. @throws AppError `invalid-input` for one that the site does not know. */
export async function requireKnownSpecies({ species }: LogbookFilter): Promise<void> {
  if (species === undefined || isShown(await recentAnimals(), species)) return;
  throw new AppError('invalid-input', { errors: { species: [SIGHTING_TEXTS.species] } });
}

/** One page of the logbook, the newest first. @throws AppError as `requireKnownSpecies`. */
export async function listSightings({
  ctx,
  input: { before, ...filter },
}: {
  ctx: Ctx;
  input: LogbookQuery;
}): Promise<LogbookPage> {
  await requireKnownSpecies(filter);
  let query = filtered(filter);
  if (before !== undefined) {
    const { at, id } = readCursor(before);
    query = query.startAfter(at, id);
  }
  const found = await query.limit(LOGBOOK_PAGE + 1).get();
  const shown = found.docs.slice(0, LOGBOOK_PAGE);
  const last = shown.at(-1);
  return {
    sightings: wellFormed(found, ctx.log).slice(0, LOGBOOK_PAGE),
    next:
      found.size > LOGBOOK_PAGE && last
        ? cursorAfter({ at: Number(last.get('created_ts')), id: last.id })
        : null,
  };
}

/** All sightings that a filter lets through, page by page, the newest first: no more than a page is in memory. */
export async function* logbookPages({
  ctx,
  filter,
}: {
  ctx: Ctx;
  filter: LogbookFilter;
}): AsyncGenerator<readonly Sighting[]> {
  const query = filtered(filter).limit(EXPORT_PAGE);
  for (let from = query; ; ) {
    const found = await from.get();
    yield wellFormed(found, ctx.log);
    const last = found.docs.at(-1);
    if (!last || found.size < EXPORT_PAGE) return;
    from = query.startAfter(last);
  }
}
