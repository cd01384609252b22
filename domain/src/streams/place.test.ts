import { describe, expect, it } from 'vitest';
import { likelySpecies, toPlaceView } from './place.policy.ts';
import { type Place, placeViewSchema } from './place.schema.ts';

const plains: Place = {
  name: 'Tshukudu Plains',
  country: 'South Africa',
  habitat: 'savannah',
  coordinates: { latitude: -24.3, longitude: 31.1 },
  protected_den: false,
};

describe('toPlaceView', () => {
  it('shows a place with its coordinates, to 0.1°', () => {
    expect(toPlaceView(plains)).toEqual({
      name: 'Tshukudu Plains',
      country: 'South Africa',
      habitat: 'savannah',
      coordinates: { latitude: -24.3, longitude: 31.1 },
      sun_at: { latitude: -24.3, longitude: 31.1 },
    });
  });

  it('shows no coordinates of the den of a protected species, and computes its sun for whole degrees', () => {
    const view = toPlaceView({ ...plains, protected_den: true });
    expect(view.coordinates).toBeNull();
    expect(view.sun_at).toEqual({ latitude: -24, longitude: 31 });
    expect(JSON.stringify(view)).not.toMatch(/24\.3|31\.1/);
    expect(placeViewSchema.parse(view)).toEqual(view);
  });

  it('rounds a den near the equator to 0, not to −0', () => {
    const near = { ...plains, protected_den: true, coordinates: { latitude: -0.4, longitude: 0.2 } };
    expect(toPlaceView(near).sun_at).toStrictEqual({ latitude: 0, longitude: 0 });
  });
});

describe('likelySpecies', () => {
  it('names up to three animals that a viewer may expect', () => {
    const species = [
      { name: 'hippo', likelihood: 'most days' },
      { name: 'elephant', likelihood: 'often' },
      { name: 'waterbuck', likelihood: 'often' },
      { name: 'warthog', likelihood: 'often' },
      { name: 'lion', likelihood: 'rarely' },
    ] as const;
    expect(likelySpecies(species)).toEqual(['hippo', 'elephant', 'waterbuck']);
    expect(likelySpecies(species.slice(3))).toEqual(['warthog']);
    expect(likelySpecies(species.slice(4))).toEqual([]);
  });
});
