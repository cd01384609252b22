import { lions } from '@boma/domain/sightings/sightings.fixtures.ts';
import { freeStream as stream } from '@boma/domain/streams/streams.fixtures.ts';
import { toStreamView } from '@boma/domain/streams/streams.policy.ts';
import { expect, it } from 'vitest';
import { dataPackage, deploymentsCsv, mediaCsv, observationsCsv } from './camtrap.ts';

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
const source = {
  cameras: [
    camera('tau'),
    camera('den', { place: { ...place, protected_den: true } }),
    camera('nowhere', { place: null }),
  ],
  sightings: [
    lions,
    { ...lions, id: 'at-den', stream: { slug: 'den' }, avatar: '/covers/den-sm.jpg', message: '=1+1' },
    { ...lions, id: 'at-nowhere', stream: { slug: 'nowhere' } },
  ],
  origin: 'https://boma.example',
  now: Date.parse('2026-03-06T00:00:00Z'),
};

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

it('describes each camera with a place, and rounds the den of a protected species to a whole degree', () => {
  const [tau, den, ...others] = rowsOf(deploymentsCsv(source));
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

it('lists every sighting of these cameras as an observation, and only stills as media', () => {
  const observations = rowsOf(observationsCsv(source));
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
  expect(rowsOf(mediaCsv(source))).toEqual([
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

it('names what the profile of Camtrap DP requires, and says what is withheld', () => {
  const described = dataPackage(source) as Record<string, unknown>;
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
  expect(described.temporal).toEqual({ start: '2026-03-05', end: '2026-03-06' });
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
