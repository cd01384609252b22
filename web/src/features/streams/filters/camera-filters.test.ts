import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { describe, expect, it } from 'vitest';
import {
  animalsOf,
  filterCameras,
  habitatsOf,
  type Moment,
  readFilters,
  withFilter,
  withoutFilters,
} from './camera-filters.ts';

function camera(slug: string, habitat: 'river' | 'rocks' | undefined, ...animals: string[]): StreamView {
  const coordinates = { latitude: -24, longitude: 31 };
  return {
    id: 1,
    slug,
    name: slug,
    code: slug,
    youtube_id: null,
    chat: 'chat-general',
    subscriber_only: false,
    cover: '/covers/tau-sm.jpg',
    preview: '',
    status_update: '',
    noted_ts: null,
    source_kind: 'hls',
    place: habitat
      ? { name: 'Somewhere', country: 'Botswana', habitat, coordinates, sun_at: coordinates }
      : null,
    species: animals.map((name) => ({ name, likelihood: 'often' })),
    about: '',
    ranger: '',
    since: null,
    live: true,
  };
}

const cameras = [
  camera('ford', 'river', 'hippo', 'lion'),
  camera('ledge', 'rocks', 'leopard', 'lion'),
  camera('bend', 'river', 'hippo', 'African fish eagle'),
  camera('nowhere', undefined),
];
const moment: Moment = {
  lightOf: ({ slug, place }) => (place ? (slug === 'ledge' ? 'night' : 'day') : undefined),
  viewersOf: ({ slug }) => ({ ford: 3, ledge: 40, bend: 0 })[slug],
  moving: ['bend', 'ledge', 'gone'],
};
const slugs = (found: readonly StreamView[]) => found.map(({ slug }) => slug);

describe('the choices', () => {
  it('are those that some camera has', () => {
    expect(habitatsOf(cameras)).toEqual(['river', 'rocks']);
    expect(animalsOf(cameras)).toEqual(['African fish eagle', 'hippo', 'leopard', 'lion']);
  });
});

describe('readFilters', () => {
  it('reads the address', () => {
    expect(readFilters('?habitat=river&animal=hippo&light=dusk&sort=most-watched', cameras)).toEqual({
      habitat: 'river',
      animal: 'hippo',
      light: 'dusk',
      sort: 'most-watched',
    });
  });

  it('ignores what no camera can have', () => {
    expect(readFilters('?habitat=pan&animal=unicorn&light=noon&sort=name&page=2', cameras)).toEqual({});
  });
});

describe('filterCameras', () => {
  it.each([
    [{}, ['ford', 'ledge', 'bend', 'nowhere']],
    [{ habitat: 'river' }, ['ford', 'bend']],
    [{ animal: 'lion' }, ['ford', 'ledge']],
    [{ light: 'day' }, ['ford', 'bend']],
    [{ habitat: 'river', animal: 'lion' }, ['ford']],
    [{ habitat: 'rocks', light: 'day' }, []],
    [{ sort: 'most-watched' }, ['ledge', 'ford', 'bend', 'nowhere']],
    [{ sort: 'moving' }, ['bend', 'ledge', 'ford', 'nowhere']],
    [{ sort: 'moving', habitat: 'river' }, ['bend', 'ford']],
  ] as const)('of %j finds %j', (filters, expected) => {
    expect(slugs(filterCameras(cameras, filters, moment))).toEqual(expected);
  });
});

describe('the address', () => {
  it('gets a filter and loses it, and keeps what else it says', () => {
    const filtered = withFilter('?debug=1', 'animal', 'African fish eagle');
    expect(readFilters(filtered, cameras)).toEqual({ animal: 'African fish eagle' });
    expect(withFilter(filtered, 'animal', '')).toBe('?debug=1');
    expect(withFilter('?light=day', 'light', '')).toBe('');
  });

  it('loses all filters at once', () => {
    expect(withoutFilters('?habitat=river&debug=1&animal=hippo&light=day&sort=most-watched')).toBe(
      '?debug=1',
    );
  });
});
