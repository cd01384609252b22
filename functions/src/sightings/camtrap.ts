import { LOGBOOK_FILES } from '@boma/domain/content-paths.ts';
import { type Cell, toCsv } from '@boma/domain/sightings/csv.ts';
import type { Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import { SPECIES } from '@boma/domain/sightings/species.ts';
import { SITE_NAME } from '@boma/domain/site-name.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';

// The logbook as a Camera Trap Data Package, a format of Biodiversity Information Standards (TDWG).

const VERSION = '1.0.1';
const SCHEMAS = `https://raw.githubusercontent.com/tdwg/camtrap-dp/${VERSION}`;
/** Coordinates are published to 0.1°, near a den to a whole degree. In metres, to the corner of such a square. */
const UNCERTAINTY = { tenth: 8_000, whole: 80_000 } as const;

const DEPLOYMENTS =
  'deploymentID,locationID,locationName,latitude,longitude,coordinateUncertainty,deploymentStart,deploymentEnd,setupBy,cameraID,cameraModel,cameraDelay,cameraHeight,cameraDepth,cameraTilt,cameraHeading,detectionDistance,timestampIssues,baitUse,featureType,habitat,deploymentGroups,deploymentTags,deploymentComments'.split(
    ',',
  );
const MEDIA =
  'mediaID,deploymentID,captureMethod,timestamp,filePath,filePublic,fileName,fileMediatype,exifData,favorite,mediaComments'.split(
    ',',
  );
const OBSERVATIONS =
  'observationID,deploymentID,mediaID,eventID,eventStart,eventEnd,observationLevel,observationType,cameraSetupType,scientificName,count,lifeStage,sex,behavior,individualID,individualPositionRadius,individualPositionAngle,individualSpeed,bboxX,bboxY,bboxWidth,bboxHeight,classificationMethod,classifiedBy,classificationTimestamp,classificationProbability,observationTags,observationComments'.split(
    ',',
  );

export interface PackageSource {
  /** The cameras with a published place; others cannot be described in this format. */
  readonly cameras: readonly StreamView[];
  readonly sightings: readonly Sighting[];
  /** Origin of the site. */
  readonly origin: string;
  /** Unix milliseconds. */
  readonly now: number;
}

const time = (seconds: number) => new Date(seconds * 1000).toISOString().replace(/\.\d+Z$/, 'Z');
const rowOf =
  (header: readonly string[]) =>
  (cells: Readonly<Record<string, Cell>>): Cell[] =>
    header.map((name) => cells[name] ?? null);

const placed = ({ cameras }: PackageSource) =>
  cameras.flatMap((camera) => (camera.place ? [{ ...camera, place: camera.place }] : []));

/** The sightings at cameras that the package describes. */
function described(source: PackageSource): Sighting[] {
  const known = new Set(placed(source).map(({ slug }) => slug));
  return source.sightings.filter(({ stream }) => known.has(stream.slug));
}

const hasStill = ({ avatar }: Sighting) => avatar.startsWith(`${LOGBOOK_FILES}/`);

export function deploymentsCsv(source: PackageSource): string {
  const sightings = described(source);
  const rows = placed(source).flatMap(({ slug, name, place, since }) => {
    const times = sightings.filter(({ stream }) => stream.slug === slug).map(({ created_ts }) => created_ts);
    if (times.length === 0) return [];
    const { latitude, longitude } = place.sun_at;
    return [
      {
        deploymentID: slug,
        locationID: slug,
        locationName: `${name}, ${place.name}`,
        latitude,
        longitude,
        coordinateUncertainty: place.coordinates ? UNCERTAINTY.tenth : UNCERTAINTY.whole,
        deploymentStart: since === null ? time(Math.min(...times)) : `${since}T00:00:00Z`,
        deploymentEnd: time(Math.floor(source.now / 1000)),
        habitat: place.habitat,
        deploymentComments: 'A live camera: its viewers and rangers report what they see.',
      },
    ];
  });
  return toCsv(DEPLOYMENTS, rows.map(rowOf(DEPLOYMENTS)));
}

export function mediaCsv(source: PackageSource): string {
  const rows = described(source)
    .filter(hasStill)
    .map(({ id, avatar, stream, created_ts }) => ({
      mediaID: id,
      deploymentID: stream.slug,
      timestamp: time(created_ts),
      filePath: `${source.origin}${avatar}`,
      filePublic: 'true',
      fileMediatype: 'image/jpeg',
    }));
  return toCsv(MEDIA, rows.map(rowOf(MEDIA)));
}

export function observationsCsv(source: PackageSource): string {
  const rows = described(source).map((sighting) => ({
    observationID: sighting.id,
    deploymentID: sighting.stream.slug,
    eventID: sighting.id,
    eventStart: time(sighting.created_ts),
    eventEnd: time(sighting.created_ts),
    observationLevel: 'event',
    observationType: 'animal',
    scientificName: SPECIES.get(sighting.species)?.scientific ?? null,
    count: sighting.count,
    classificationMethod: 'human',
    classificationTimestamp: time(sighting.created_ts),
    observationComments: sighting.message || null,
  }));
  return toCsv(OBSERVATIONS, rows.map(rowOf(OBSERVATIONS)));
}

const resource = (name: string, origin: string) => ({
  name,
  path: `${origin}${LOGBOOK_FILES}/camtrap-dp/${name}.csv`,
  profile: 'tabular-data-resource',
  format: 'csv',
  mediatype: 'text/csv',
  encoding: 'utf-8',
  schema: `${SCHEMAS}/${name}-table-schema.json`,
});

const points = (source: PackageSource) =>
  placed(source).map(({ place: { sun_at } }) => [sun_at.longitude, sun_at.latitude]);

function taxa(sightings: readonly Sighting[]) {
  const names = [...new Set(sightings.map(({ species }) => species))].sort();
  return names.flatMap((name) => {
    const facts = SPECIES.get(name);
    if (!facts) return [];
    return [
      {
        scientificName: facts.scientific,
        taxonRank: 'species',
        kingdom: 'Animalia',
        vernacularNames: { eng: name },
      },
    ];
  });
}

/** The descriptor of the package, `datapackage.json`. */
export function dataPackage(source: PackageSource): object {
  const { origin, now } = source;
  const sightings = described(source);
  const times = sightings.map(({ created_ts }) => created_ts);
  const day = (seconds: number) => time(seconds).slice(0, 10);
  const today = Math.floor(now / 1000);
  return {
    profile: `${SCHEMAS}/camtrap-dp-profile.json`,
    name: 'sightings',
    title: `Sightings at the cameras of ${SITE_NAME}`,
    description:
      'What rangers saw on live cameras. Coordinates are rounded. Sightings of rhino and pangolin are withheld to protect them.',
    created: time(today),
    homepage: `${origin}${linkTo('logbook')}`,
    contributors: [{ title: SITE_NAME, path: origin, role: 'publisher' }],
    licenses: [
      { name: 'CC-BY-4.0', scope: 'data' },
      { name: 'CC-BY-NC-4.0', scope: 'media' },
    ],
    project: {
      title: SITE_NAME,
      path: origin,
      samplingDesign: 'opportunistic',
      captureMethod: ['activityDetection'],
      individualAnimals: false,
      observationLevel: ['event'],
    },
    coordinatePrecision: placed(source).every(({ place }) => place.coordinates) ? 0.1 : 1,
    spatial: { type: 'MultiPoint', coordinates: points(source) },
    temporal: { start: day(Math.min(today, ...times)), end: day(today) },
    taxonomic: taxa(sightings),
    resources: ['deployments', 'media', 'observations'].map((name) => resource(name, origin)),
  };
}
