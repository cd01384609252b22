import { CAMP_ISO_OFFSET, CAMP_UTC_OFFSET_HOURS, campDay } from '@boma/domain/camp-time.ts';
import { LOGBOOK_FILES } from '@boma/domain/content-paths.ts';
import { type Cell, CSV_BOM, csvRows, toCsv } from '@boma/domain/csv.ts';
import { AppError } from '@boma/domain/errors.ts';
import { type LogbookFilter, logbookFilter, type Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import type { Animals } from '@boma/domain/sightings/species.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import type { Ctx } from '../platform/context.ts';
import { fieldsOf, parsePart } from '../platform/http/parse-request.ts';
import { siteOrigin } from '../platform/params.ts';
import { recentAnimals } from '../platform/read-animals.ts';
import { dataIfWellFormed } from '../platform/read-documents.ts';
import { shortCache } from '../platform/short-cache.ts';
import { store } from '../platform/store.ts';
import { wellFormed } from '../platform/well-formed.ts';
import {
  dataPackage,
  deploymentsCsv,
  MEDIA_HEADER,
  mediaRows,
  OBSERVATIONS_HEADER,
  observationRows,
} from './camtrap.ts';
import { logbookPages, requireKnownSpecies } from './list-sightings.ts';
import { type Survey, surveyOf } from './survey.ts';

export interface LogbookFile {
  readonly type: string;
  /** A text that is written while it is read has chunks. */
  readonly body: string | Buffer | AsyncIterable<string>;
}

const CSV = 'text/csv; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const WITHHELD = 'Sightings of rhino and pangolin are withheld to protect them.';

interface Asked {
  readonly ctx: Ctx;
  readonly filter: LogbookFilter;
}

const at = (seconds: number) => new Date(seconds * 1000).toISOString();
const atCamp = (seconds: number) => at(seconds + CAMP_UTC_OFFSET_HOURS * 3600).replace('Z', CAMP_ISO_OFFSET);

const SIGHTINGS_HEADER = [
  'id',
  'time_utc',
  'time_camp',
  'camera',
  'species',
  'scientific_name',
  'count',
  'note',
  'still',
];

const sightingRow = (sighting: Sighting, animals: Animals): Cell[] => [
  sighting.id,
  at(sighting.created_ts),
  atCamp(sighting.created_ts),
  sighting.stream.slug,
  sighting.species,
  animals.get(sighting.species)?.scientific ?? null,
  sighting.count,
  sighting.message,
  new URL(sighting.avatar, siteOrigin()).href,
];

async function* sightingsCsv(asked: Asked): AsyncGenerator<string> {
  const animals = await recentAnimals();
  yield CSV_BOM + toCsv(SIGHTINGS_HEADER, []);
  for await (const page of logbookPages(asked))
    yield csvRows(page.map((sighting) => sightingRow(sighting, animals)));
}

async function* sightingsJson(asked: Asked): AsyncGenerator<string> {
  const about = {
    title: 'Logbook of sightings',
    withheld: WITHHELD,
    page: `${siteOrigin()}${linkTo('logbook')}`,
  };
  yield `${JSON.stringify(about).slice(0, -1)},"sightings":[`;
  let between = '';
  for await (const page of logbookPages(asked)) {
    if (page.length === 0) continue;
    yield between + page.map((sighting) => JSON.stringify(sighting)).join(',');
    between = ',';
  }
  yield ']}';
}

async function readSurvey(ctx: Ctx): Promise<Survey> {
  const [stored, outages, animals, now] = await Promise.all([
    store.publishedStreams().get(),
    store.streamOutages.all().get(),
    recentAnimals(),
    ctx.clock.now(),
  ]);
  return surveyOf({
    cameras: dataIfWellFormed(stored)?.streams ?? [],
    outages: wellFormed(outages, ctx.log),
    animals,
    pages: logbookPages({ ctx, filter: {} }),
    origin: siteOrigin(),
    // To the start of the day, so that the files of one day fit each other and can be cached.
    now: Date.parse(`${campDay(now)}T00:00:00Z`),
  });
}

/** A reader fetches the four files of the package one after another, and they should fit each other. */
const SURVEY_KEPT_MS = 10_000;
let surveyed: (() => Promise<Survey>) | undefined;
const survey = (ctx: Ctx) => {
  surveyed ??= shortCache(
    SURVEY_KEPT_MS,
    () => ctx.clock.real(),
    () => readSurvey(ctx),
  );
  return surveyed();
};

async function* packageTable(
  { ctx, filter }: Asked,
  header: string,
  rowsOf: (survey: Survey, sightings: readonly Sighting[]) => string,
): AsyncGenerator<string> {
  const known = await survey(ctx);
  yield header;
  for await (const page of logbookPages({ ctx, filter })) yield rowsOf(known, page);
}

const json = (value: object) => JSON.stringify(value, null, 2);

const files: Readonly<Record<string, (asked: Asked) => LogbookFile | Promise<LogbookFile>>> = {
  '/sightings.csv': (asked) => ({ type: CSV, body: sightingsCsv(asked) }),
  '/sightings.json': (asked) => ({ type: JSON_TYPE, body: sightingsJson(asked) }),
  '/camtrap-dp/datapackage.json': async ({ ctx }) => ({
    type: JSON_TYPE,
    body: json(dataPackage(await survey(ctx))),
  }),
  '/camtrap-dp/deployments.csv': async ({ ctx }) => ({ type: CSV, body: deploymentsCsv(await survey(ctx)) }),
  '/camtrap-dp/media.csv': (asked) => ({ type: CSV, body: packageTable(asked, MEDIA_HEADER, mediaRows) }),
  '/camtrap-dp/observations.csv': (asked) => ({
    type: CSV,
    body: packageTable(asked, OBSERVATIONS_HEADER, observationRows),
  }),
};

async function readStill(id: string): Promise<LogbookFile> {
  const still = (await store.sightingStills(id).get()).data();
  if (!still) throw new AppError('not-found');
  return { type: 'image/jpeg', body: Buffer.from(still.jpeg, 'base64') };
}

/** `/stills/{id}.jpg`. */
const STILL = /^\/stills\/([\w-]{1,64})\.jpg$/;
/** The files of all that a query asks for begin so. */
const FILTERED = '/sightings.';

/** The path of a file below `/logbook`. Empty for another address. */
const nameOf = (path: string) =>
  path.startsWith(`${LOGBOOK_FILES}/`) ? path.slice(LOGBOOK_FILES.length) : '';

/** The keys of the query of a file below `/logbook`, in their order. Undefined: there is no such file. */
export function logbookKeys(path: string): readonly string[] | undefined {
  const name = nameOf(path);
  if (!STILL.test(name) && !Object.hasOwn(files, name)) return undefined;
  return name.startsWith(FILTERED) ? Object.keys(logbookFilter.shape) : [];
}

/**
 * A file below `/logbook`. The package of Camtrap DP always has the whole logbook, the other files all that the query
 * asks for.
 * @throws AppError `not-found`, and `invalid-input` for a filter that is not valid.
 */
export async function findLogbookFile({
  ctx,
  input: { path, search },
}: {
  ctx: Ctx;
  input: { path: string; search: URLSearchParams };
}): Promise<LogbookFile> {
  const name = nameOf(path);
  const still = STILL.exec(name);
  if (still?.[1]) return readStill(still[1]);
  const write = Object.hasOwn(files, name) ? files[name] : undefined;
  if (!write) throw new AppError('not-found');
  const filter = name.startsWith(FILTERED) ? parsePart(logbookFilter, fieldsOf(search, logbookFilter)) : {};
  await requireKnownSpecies(filter);
  return write({ ctx, filter });
}
