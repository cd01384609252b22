import { changedSighting, postSightingInput } from '@boma/domain/sightings/sightings.schema.ts';
import { SPECIES } from '@boma/domain/sightings/species.ts';
import { expect, it } from 'vitest';
import { checkInput } from '../../components/form/form-schema.ts';
import { toReport, toSighting } from '../sightings/typed-sighting.ts';
import { sightingGroups, sightingValues } from './sighting-fields.ts';

const sighting = {
  id: 'a',
  created_ts: 1,
  caption: '3 lions',
  message: 'On a kill.',
  stream: { slug: 'tau' },
  species: 'lion',
  count: 3,
  avatar: '/covers/tau-sm.jpg',
  notification_category_id: 1,
  first_in_days: null,
};

it('shows a sighting in the form and reads it back', () => {
  expect(toSighting(sightingValues(sighting))).toEqual({
    species: 'lion',
    count: 3,
    message: 'On a kill.',
    notification_category_id: 1,
  });
  expect(toSighting(sightingValues({ ...sighting, count: null })).count).toBe(null);
});

it('offers no protected animal, and the camera only for a new sighting', () => {
  const fieldsOf = (cameras?: { value: string; text: string }[]) =>
    sightingGroups({ kinds: [], animals: SPECIES, cameras }).flatMap(({ fields }) => fields);
  const animals = fieldsOf().find(({ name }) => name === 'species')?.options ?? [];
  expect(animals.length).toBeGreaterThan(20);
  expect(animals.filter(({ value }) => /rhino|pangolin/.test(value))).toEqual([]);
  expect(fieldsOf().map(({ name }) => name)).not.toContain('stream');
  expect(fieldsOf([{ value: 'tau', text: 'Tau' }]).map(({ name }) => name)).toContain('stream');
});

it('reports nothing before camera and animal are chosen', () => {
  const naming = { fields: ['stream', 'species'] as const };
  expect(checkInput(postSightingInput, toReport(sightingValues(undefined)), naming).problems).toEqual({
    stream: 'Choose the camera.',
    species: 'Choose the animal.',
  });
  expect(checkInput(changedSighting, toSighting(sightingValues(sighting)), naming).problems).toBeUndefined();
});
