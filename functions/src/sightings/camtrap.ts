import { isSightingStill, LOGBOOK_FILES } from '@boma/domain/content-paths.ts';
import { type Cell, csvRows, toCsv } from '@boma/domain/csv.ts';
import type { Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import { SITE_NAME } from '@boma/domain/site-identity.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import { type Deployment, deploymentAt } from './deployments.ts';
import type { Survey } from './survey.ts';

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

const time = (seconds: number) => new Date(seconds * 1000).toISOString().replace(/\.\d+Z$/, 'Z');
const rowOf =
  (header: readonly string[]) =>
  (cells: Readonly<Record<string, Cell>>): Cell[] =>
    header.map((name) => cells[name] ?? null);

const hasStill = ({ avatar }: Sighting) => isSightingStill(avatar);

export function deploymentsCsv({ cameras, deployments }: Survey): string {
  const rows = cameras.flatMap(({ slug, name, place }) => {
    const { latitude, longitude } = place.sun_at;
    return (deployments.get(slug) ?? []).map(({ id, start, end }) => ({
      deploymentID: id,
      locationID: slug,
      locationName: `${name}, ${place.name}`,
      latitude,
      longitude,
      coordinateUncertainty: place.coordinates ? UNCERTAINTY.tenth : UNCERTAINTY.whole,
      deploymentStart: time(start),
      deploymentEnd: time(end),
      cameraID: slug,
      habitat: place.habitat,
      deploymentComments: 'A live camera: its viewers and rangers report what they see.',
    }));
  });
  return toCsv(DEPLOYMENTS, rows.map(rowOf(DEPLOYMENTS)));
}

/** The sightings that a deployment of the survey covers. One that came after the survey is in the next package. */
function covered({ deployments, end }: Survey, sightings: readonly Sighting[]) {
  return sightings.flatMap((sighting): { sighting: Sighting; deployment: Deployment }[] => {
    const { stream, created_ts } = sighting;
    const deployment = created_ts <= end && deploymentAt(deployments.get(stream.slug) ?? [], created_ts);
    return deployment ? [{ sighting, deployment }] : [];
  });
}

export const MEDIA_HEADER = toCsv(MEDIA, []);

/** The rows of `media.csv` for these sightings. */
export function mediaRows(survey: Survey, sightings: readonly Sighting[]): string {
  const rows = covered(survey, sightings)
    .filter(({ sighting }) => hasStill(sighting))
    .map(({ sighting: { id, avatar, created_ts }, deployment }) => ({
      mediaID: id,
      deploymentID: deployment.id,
      timestamp: time(created_ts),
      filePath: `${survey.origin}${avatar}`,
      filePublic: 'true',
      fileMediatype: 'image/jpeg',
    }));
  return csvRows(rows.map(rowOf(MEDIA)));
}

export const OBSERVATIONS_HEADER = toCsv(OBSERVATIONS, []);

/** The rows of `observations.csv` for these sightings. */
export function observationRows(survey: Survey, sightings: readonly Sighting[]): string {
  const rows = covered(survey, sightings).map(({ sighting, deployment }) => ({
    observationID: sighting.id,
    deploymentID: deployment.id,
    eventID: sighting.id,
    eventStart: time(sighting.created_ts),
    eventEnd: time(sighting.created_ts),
    observationLevel: 'event',
    observationType: 'animal',
    scientificName: survey.animals.get(sighting.species)?.scientific ?? null,
    count: sighting.count,
    classificationMethod: 'human',
    classificationTimestamp: time(sighting.created_ts),
    observationComments: sighting.message || null,
  }));
  return csvRows(rows.map(rowOf(OBSERVATIONS)));
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

const points = ({ cameras }: Survey) =>
  cameras.map(({ place: { sun_at } }) => [sun_at.longitude, sun_at.latitude]);

function taxa({ species, animals }: Survey) {
  return species.flatMap((name) => {
    const facts = animals.get(name);
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
export function dataPackage(survey: Survey): object {
  const { origin, end } = survey;
  const day = (seconds: number) => time(seconds).slice(0, 10);
  const starts = [...survey.deployments.values()].flat().map(({ start }) => start);
  return {
    profile: `${SCHEMAS}/camtrap-dp-profile.json`,
    name: 'sightings',
    title: `Sightings at the cameras of ${SITE_NAME}`,
    description:
      'What rangers saw on live cameras: every sighting of the logbook at a camera with a published place. Coordinates are rounded. Sightings of rhino and pangolin are withheld to protect them. A deployment ends where its camera went off the air; outages are known for the last 400 days.',
    created: time(end),
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
    coordinatePrecision: survey.cameras.every(({ place }) => place.coordinates) ? 0.1 : 1,
    spatial: { type: 'MultiPoint', coordinates: points(survey) },
    temporal: { start: day(Math.min(end, ...starts)), end: day(end) },
    taxonomic: taxa(survey),
    resources: ['deployments', 'media', 'observations'].map((name) => resource(name, origin)),
  };
}
