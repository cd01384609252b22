import { sightingSchema } from '@boma/domain/sightings/sightings.schema.ts';
import { isProtected, SPECIES } from '@boma/domain/sightings/species.ts';
import { airDaySchema } from '@boma/domain/streams/air-days.schema.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { visitOf } from './demo-sightings.ts';
import { PLACES } from './places.ts';
import { stillOf } from './sighting-stills.ts';
import { KINDS, seededAirDays, seededSightings } from './sightings.ts';

const now = Date.parse('2026-03-05T10:20:00Z');

it('names every animal of the cameras as the list of species does', () => {
  const names = Object.values(PLACES).flatMap(({ species }) => species.map(({ name }) => name));
  expect(names.filter((name) => !SPECIES.has(name))).toEqual([]);
});

it('R3-038 seeds valid sightings of the last weeks, none so new that pages would show an alert', () => {
  const sightings = seededSightings(now, 60);
  expect(sightings.length).toBeGreaterThan(300);
  for (const sighting of sightings) expect(sightingSchema.parse(sighting)).toEqual(sighting);
  expect(new Set(sightings.map(({ id }) => id)).size).toBe(sightings.length);
  expect(sightings.filter(({ species }) => isProtected(species))).toEqual([]);
  expect(Math.max(...sightings.map(({ created_ts }) => created_ts))).toBeLessThan(now / 1000 - 1700);
  expect(sightings.some(({ first_in_days }) => first_in_days !== null)).toBe(true);
});

it('seeds the hours on the air, and kinds of alert with ids of their own', () => {
  const days = seededAirDays(now);
  expect(days.length).toBeGreaterThan(59);
  for (const day of days) expect(airDaySchema.parse(day)).toEqual(day);
  expect(new Set(KINDS.map(({ id }) => id)).size).toBe(KINDS.length);
  expect(KINDS.length).toBeGreaterThan(5);
});

/** The size of the still that the seed gives to a sighting of these, as 'width×height'. */
async function stillSize(slug: string, species: string, time: string) {
  const [sighting] = seededSightings(now, 1);
  if (!sighting) throw new Error('The seed has no sighting.');
  const created_ts = Date.parse(`2026-03-04T${time}Z`) / 1000;
  const jpeg = await stillOf({ ...sighting, stream: { slug }, species, created_ts });
  if (!jpeg) return 'none';
  const { format, width, height } = await sharp(jpeg).metadata();
  return `${format} ${width}×${height}`;
}

it.each([
  ['lions at noon', 'tau', 'lion', '10:00:00', 'jpeg 640×360'],
  ['zebra at noon', 'tau', 'zebra', '10:00:00', 'jpeg 640×360'],
  ['zebra at night, which are not in the film of the night', 'tau', 'zebra', '22:00:00', 'none'],
  ['a cheetah, which no film shows', 'tau', 'cheetah', '10:00:00', 'none'],
  [
    "hyenas of a members' camera, small as guests may see them",
    'hyena-den',
    'spotted hyena',
    '10:00:00',
    'jpeg 384×216',
  ],
])('a seeded sighting has the still of its moment if that shows the animal: %s', async (_, slug, species, time, size) => {
  expect(await stillSize(slug, species, time)).toBe(size);
});

/** What the demo reports in the first three rounds of its seven cameras, as 'camera: animal'. */
const visitsAt = (at: number) =>
  new Set(
    Array.from({ length: 21 }, (_, span) => visitOf(span, at)).flatMap((visit) =>
      visit ? [`${visit.stream}: ${visit.species}`] : [],
    ),
  );

it('the demo reports the animals that the cameras show in the light of the hour', () => {
  expect(visitsAt(Date.parse('2026-03-05T10:00:00Z'))).toEqual(
    new Set([
      'tau: lion',
      'tau: zebra',
      'tembe: elephant',
      'naledi-dam: hippo',
      'leopard-rock: klipspringer',
      'olifants-river: hippo',
      'olifants-river: elephant',
      'nkorho: zebra',
      'nkorho: giraffe',
      'mopane-hide: yellow-billed hornbill',
    ]),
  );
  expect(visitsAt(Date.parse('2026-03-05T22:00:16Z'))).toEqual(
    new Set([
      'tau: lion',
      'tembe: elephant',
      'naledi-dam: hippo',
      'leopard-rock: leopard',
      'olifants-river: hippo',
      'olifants-river: crocodile',
      'nkorho: zebra',
    ]),
  );
  // The first still of the loop lacks the lion.
  expect(visitsAt(Date.parse('2026-03-05T22:00:00Z'))).not.toContain('tau: lion');
});
