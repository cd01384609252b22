import { lions } from '@boma/domain/sightings/sightings.fixtures.ts';
import type { Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import { SPECIES } from '@boma/domain/sightings/species.ts';
import { freeStream as stream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { describe, expect, it } from 'vitest';
import {
  dataPackage,
  deploymentsCsv,
  MEDIA_HEADER,
  mediaRows,
  OBSERVATIONS_HEADER,
  observationRows,
} from './camtrap.ts';
import { type SurveySource, surveyOf } from './survey.ts';

const media = { mediaServer: 'https://media.example', mediaApplication: 'boma' };
const place = {
  name: 'Tshukudu Plains',
  country: 'South Africa',
  habitat: 'savannah' as const,
  coordinates: { latitude: -24.3, longitude: 31.1 },
  protected_den: false,
};
const camera = (slug: string, change: object = {}) =>
  toStreamView({ ...stream, slug, place, since: '2019-04-06', ...change }, true, media);
const sightings: Sighting[] = [
  lions,
  { ...lions, id: 'at-den', stream: { slug: 'den' }, avatar: '/covers/den-sm.jpg', message: '=1+1' },
  { ...lions, id: 'at-nowhere', stream: { slug: 'nowhere' } },
];

async function* inPages(...pages: (readonly Sighting[])[]) {
  yield* pages;
}

const survey = (change: Partial<SurveySource> = {}) =>
  surveyOf({
    cameras: [
      camera('tau'),
      camera('den', { place: { ...place, protected_den: true } }),
      camera('nowhere', { place: null }),
    ],
    outages: [],
    animals: SPECIES,
    pages: inPages(sightings),
    origin: 'https://boma.example',
    now: Date.parse('2026-03-06T00:00:00Z'),
    ...change,
  });

const unix = (text: string) => Date.parse(text) / 1000;
const outage = (from: string, until: string | null, slug = 'tau') => ({
  slug,
  began_at: Date.parse(from),
  ended_at: until === null ? null : Date.parse(until),
  expires_at: new Date(0) as never,
});

/** The cells of a table by the names of its header. No cell of these has a comma. */
function rowsOf(csv: string): Record<string, string>[] {
  const [header = '', ...lines] = csv.trimEnd().split('\r\n');
  const names = header.split(',');
  return lines.map((line) => {
    const cells = line.replace(/"[^"]*"/g, (text) => text.slice(1, -1).replaceAll(',', ';')).split(',');
    expect(cells).toHaveLength(names.length);
    return Object.fromEntries(
      names.map((name, at) => [name, cells[at] ?? '']).filter(([, cell]) => cell !== ''),
    );
  });
}

it('describes each camera with a place, and rounds the den of a protected species to a whole degree', async () => {
  const [tau, den, ...others] = rowsOf(deploymentsCsv(await survey()));
  expect(others).toEqual([]);
  expect(tau).toMatchObject({
    deploymentID: 'tau',
    latitude: '-24.3',
    longitude: '31.1',
    coordinateUncertainty: '8000',
    deploymentStart: '2019-04-06T00:00:00Z',
    deploymentEnd: '2026-03-06T00:00:00Z',
    habitat: 'savannah',
  });
  expect(den).toMatchObject({ latitude: '-24', longitude: '31', coordinateUncertainty: '80000' });
});

it('lists every sighting of these cameras as an observation, and only stills as media', async () => {
  const known = await survey();
  const observations = rowsOf(OBSERVATIONS_HEADER + observationRows(known, sightings));
  expect(observations.map(({ observationID }) => observationID)).toEqual(['fixture-lions', 'at-den']);
  expect(observations[0]).toEqual({
    observationID: 'fixture-lions',
    deploymentID: 'tau',
    eventID: 'fixture-lions',
    eventStart: '2026-03-05T03:40:00Z',
    eventEnd: '2026-03-05T03:40:00Z',
    observationLevel: 'event',
    observationType: 'animal',
    scientificName: 'Panthera leo',
    count: '2',
    classificationMethod: 'human',
    classificationTimestamp: '2026-03-05T03:40:00Z',
    observationComments: 'Flat on their sides.',
  });
  expect(observations[1]?.observationComments).toBe("'=1+1");
  expect(rowsOf(MEDIA_HEADER + mediaRows(known, sightings))).toEqual([
    {
      mediaID: 'fixture-lions',
      deploymentID: 'tau',
      timestamp: '2026-03-05T03:40:00Z',
      filePath: 'https://boma.example/logbook/stills/fixture-lions.jpg',
      filePublic: 'true',
      fileMediatype: 'image/jpeg',
    },
  ]);
});

it('names what the profile of Camtrap DP requires, and says what is withheld', async () => {
  const described = dataPackage(await survey()) as Record<string, unknown>;
  for (const key of [
    'profile',
    'created',
    'contributors',
    'project',
    'spatial',
    'temporal',
    'taxonomic',
    'resources',
  ])
    expect(described).toHaveProperty(key);
  expect(described.description).toMatch(/rhino and pangolin are withheld/);
  expect(described.temporal).toEqual({ start: '2019-04-06', end: '2026-03-06' });
  expect(described.taxonomic).toEqual([
    {
      scientificName: 'Panthera leo',
      taxonRank: 'species',
      kingdom: 'Animalia',
      vernacularNames: { eng: 'lion' },
    },
  ]);
  expect(described.resources).toContainEqual(
    expect.objectContaining({
      name: 'observations',
      path: 'https://boma.example/logbook/camtrap-dp/observations.csv',
      schema: 'https://raw.githubusercontent.com/tdwg/camtrap-dp/1.0.1/observations-table-schema.json',
    }),
  );
});

describe('the deployments of a camera', () => {
  const spans = async (change: Partial<SurveySource>) =>
    rowsOf(deploymentsCsv(await survey(change)))
      .filter(({ locationID }) => locationID === 'tau')
      .map(({ deploymentID, deploymentStart, deploymentEnd }) => [
        deploymentID,
        deploymentStart,
        deploymentEnd,
      ]);

  it('end where it went off the air, and begin where it came back', async () => {
    expect(
      await spans({
        outages: [
          outage('2026-02-01T10:00:00.900Z', '2026-02-01T12:30:00.100Z'),
          outage('2025-12-24T18:00:00Z', '2025-12-26T06:00:00Z'),
          outage('2026-01-01T00:00:00Z', '2026-01-02T00:00:00Z', 'den'),
          // After the end of the package.
          outage('2026-03-06T01:00:00Z', null),
        ],
      }),
    ).toEqual([
      ['tau', '2019-04-06T00:00:00Z', '2025-12-24T18:00:00Z'],
      ['tau.20251226T060000Z', '2025-12-26T06:00:00Z', '2026-02-01T10:00:00Z'],
      ['tau.20260201T123001Z', '2026-02-01T12:30:01Z', '2026-03-06T00:00:00Z'],
    ]);
  });

  it('end with an outage that lasts, and begin no later than the first sighting', async () => {
    const early = { ...lions, id: 'early', created_ts: unix('2019-01-01T05:00:00Z') };
    expect(
      await spans({
        pages: inPages([lions], [early]),
        outages: [
          outage('2026-03-05T20:00:00Z', null),
          outage('2018-01-01T00:00:00Z', '2018-01-02T00:00:00Z'),
        ],
      }),
    ).toEqual([['tau', '2019-01-01T05:00:00Z', '2026-03-05T20:00:00Z']]);
  });

  it('cover every sighting, one during an outage or in the second of its end too', async () => {
    const at = (id: string, text: string) => ({ ...lions, id, created_ts: unix(text) });
    const seen = [
      at('at-its-end', '2026-02-02T00:00:00Z'),
      at('late', '2026-02-01T01:00:00Z'),
      at('later', '2026-02-01T02:00:00Z'),
      at('before', '2026-01-31T00:00:00Z'),
    ];
    const outages = [outage('2026-02-01T00:00:00Z', '2026-02-02T00:00:00Z')];
    const known = await survey({ pages: inPages(seen), outages });
    const deployments = new Map(rowsOf(deploymentsCsv(known)).map((row) => [row.deploymentID, row]));
    const observed = rowsOf(OBSERVATIONS_HEADER + observationRows(known, seen));
    expect(observed.map(({ observationID, deploymentID }) => [observationID, deploymentID])).toEqual([
      ['at-its-end', 'tau.20260202T000000Z'],
      ['late', 'tau'],
      ['later', 'tau'],
      ['before', 'tau'],
    ]);
    for (const { deploymentID, eventStart = '' } of observed) {
      const { deploymentStart = '', deploymentEnd = '' } = deployments.get(deploymentID) ?? {};
      expect(deploymentStart <= eventStart && eventStart <= deploymentEnd).toBe(true);
    }
    expect(deployments.get('tau')?.deploymentEnd).toBe('2026-02-01T02:00:00Z');
  });

  it('begin with the first sighting of a camera whose first day is unknown, during an outage or just now', async () => {
    const cameras = [camera('tau', { since: null })];
    const now = Date.parse('2026-03-05T03:40:00Z');
    expect(await spans({ cameras, now, pages: inPages([lions]) })).toEqual([
      ['tau', '2026-03-05T03:40:00Z', '2026-03-05T03:40:00Z'],
    ]);
    const outages = [outage('2026-03-05T03:00:00Z', null)];
    expect(await spans({ cameras, outages, pages: inPages([lions]) })).toEqual([
      ['tau', '2026-03-05T03:40:00Z', '2026-03-05T03:40:00Z'],
    ]);
  });
});
