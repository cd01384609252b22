import { sightingSchema } from '@boma/domain/sightings/sightings.schema.ts';
import { isProtected, SPECIES } from '@boma/domain/sightings/species.ts';
import { airDaySchema } from '@boma/domain/streams/air-days.schema.ts';
import { expect, it } from 'vitest';
import { visitOf } from './demo-sightings.ts';
import { PLACES } from './places.ts';
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
  expect(visitsAt(Date.parse('2026-03-05T22:00:00Z'))).toEqual(
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
});
