import { CAMP_UTC_OFFSET_HOURS, campDay } from '@boma/domain/camp-time.ts';
import { LOGBOOK_FILES } from '@boma/domain/content-paths.ts';
import { AppError } from '@boma/domain/errors.ts';
import { toCsv } from '@boma/domain/sightings/csv.ts';
import { EXPORT_MAX } from '@boma/domain/sightings/sightings.constants.ts';
import { type LogbookFilter, logbookFilter, type Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import { SPECIES } from '@boma/domain/sightings/species.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import type { Ctx } from '../platform/context.ts';
import { fieldsOf, parsePart } from '../platform/http/parse-request.ts';
import { siteOrigin } from '../platform/params.ts';
import { dataIfWellFormed } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';
import { wellFormed } from '../platform/well-formed.ts';
import { dataPackage, deploymentsCsv, mediaCsv, observationsCsv, type PackageSource } from './camtrap.ts';
import { filtered } from './list-sightings.ts';

export interface LogbookFile {
  readonly type: string;
  readonly body: string | Buffer;
}

const CSV = 'text/csv; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const WITHHELD = 'Sightings of rhino and pangolin are withheld to protect them.';

interface Asked {
  readonly ctx: Ctx;
  readonly filter: LogbookFilter;
}

async function read({ ctx, filter }: Asked): Promise<Sighting[]> {
  return wellFormed(await filtered(filter).limit(EXPORT_MAX).get(), ctx.log);
}

const at = (seconds: number) => new Date(seconds * 1000).toISOString();
const atCamp = (seconds: number) =>
  at(seconds + CAMP_UTC_OFFSET_HOURS * 3600).replace('Z', `+0${CAMP_UTC_OFFSET_HOURS}:00`);

async function sightingsCsv(asked: Asked): Promise<LogbookFile> {
  const header = [
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
  const rows = (await read(asked)).map((sighting) => [
    sighting.id,
    at(sighting.created_ts),
    atCamp(sighting.created_ts),
    sighting.stream.slug,
    sighting.species,
    SPECIES.get(sighting.species)?.scientific ?? null,
    sighting.count,
    sighting.message,
    new URL(sighting.avatar, siteOrigin()).href,
  ]);
  return { type: CSV, body: toCsv(header, rows) };
}

async function sightingsJson(asked: Asked): Promise<LogbookFile> {
  const body = {
    title: 'Logbook of sightings',
    withheld: WITHHELD,
    page: `${siteOrigin()}${linkTo('logbook')}`,
    sightings: await read(asked),
  };
  return { type: JSON_TYPE, body: JSON.stringify(body) };
}

async function packageSource(asked: Asked): Promise<PackageSource> {
  const [stored, sightings, now] = await Promise.all([
    store.publishedStreams().get(),
    read(asked),
    asked.ctx.clock.now(),
  ]);
  // To the start of the day, so that the files of one day fit each other and can be cached.
  const day = Date.parse(`${campDay(now)}T00:00:00Z`);
  const cameras = dataIfWellFormed(stored)?.streams ?? [];
  return {
    cameras,
    sightings,
    origin: siteOrigin(),
    now: Math.max(day, ...sightings.map((one) => one.created_ts * 1000)),
  };
}

const packaged =
  (type: string, write: (source: PackageSource) => string) =>
  async (asked: Asked): Promise<LogbookFile> => ({ type, body: write(await packageSource(asked)) });

const files: Readonly<Record<string, (asked: Asked) => Promise<LogbookFile>>> = {
  '/sightings.csv': sightingsCsv,
  '/sightings.json': sightingsJson,
  '/camtrap-dp/datapackage.json': packaged(JSON_TYPE, (source) =>
    JSON.stringify(dataPackage(source), null, 2),
  ),
  '/camtrap-dp/deployments.csv': packaged(CSV, deploymentsCsv),
  '/camtrap-dp/media.csv': packaged(CSV, mediaCsv),
  '/camtrap-dp/observations.csv': packaged(CSV, observationsCsv),
};

async function readStill(id: string): Promise<LogbookFile> {
  const still = (await store.sightingStills(id).get()).data();
  if (!still) throw new AppError('not-found');
  return { type: 'image/jpeg', body: Buffer.from(still.jpeg, 'base64') };
}

/**
 * A file below `/logbook`. The package of Camtrap DP always has the whole logbook, the other files what the query asks
 * for; the newest 5,000 sightings at most.
 * @throws AppError `not-found`, and `invalid-input` for a filter that is not valid.
 */
export async function findLogbookFile({
  ctx,
  input: { path, search },
}: {
  ctx: Ctx;
  input: { path: string; search: URLSearchParams };
}): Promise<LogbookFile> {
  const still = /^\/stills\/([\w-]{1,64})\.jpg$/.exec(path.slice(LOGBOOK_FILES.length));
  if (still?.[1]) return readStill(still[1]);
  const name = path.slice(LOGBOOK_FILES.length);
  const write = path.startsWith(`${LOGBOOK_FILES}/`) && Object.hasOwn(files, name) ? files[name] : undefined;
  if (!write) throw new AppError('not-found');
  const filter = name.startsWith('/sightings')
    ? parsePart(logbookFilter, fieldsOf(search, logbookFilter))
    : {};
  return write({ ctx, filter });
}
