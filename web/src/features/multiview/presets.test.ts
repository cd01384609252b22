import type { Habitat } from '@boma/domain/streams/place.constants.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { expect, it } from 'vitest';
import { formatArrangement, parseArrangement } from './arrangement.ts';
import { arrangementOf, presetsOf, surprise } from './presets.ts';

/** At camp, two hours ahead of UTC. */
const noon = Date.UTC(2026, 5, 1, 10);
const midnight = Date.UTC(2026, 5, 1, 22);

function camera(slug: string, habitat: Habitat | undefined): StreamView {
  const coordinates = { latitude: -24.3, longitude: 31.1 };
  return {
    id: 1,
    slug,
    name: slug,
    code: slug,
    youtube_id: null,
    chat: 'chat-general',
    subscriber_only: false,
    cover: '',
    preview: '',
    status_update: '',
    noted_ts: null,
    source_kind: 'hls',
    place: habitat ? { name: 'A', country: 'B', habitat, coordinates, sun_at: coordinates } : null,
    species: [],
    about: '',
    ranger: '',
    since: null,
    live: true,
  };
}

const cameras = [
  camera('tau', 'savannah'),
  camera('tembe', 'waterhole'),
  camera('rosies', 'pan'),
  camera('naledi', 'waterhole'),
  camera('nowhere', undefined),
];

it('offers the waterholes and pans by day', () => {
  expect(presetsOf(cameras, noon)).toEqual([{ name: 'Waterholes', slugs: ['tembe', 'rosies', 'naledi'] }]);
});

it('offers at night the cameras where it is dark, too', () => {
  expect(presetsOf(cameras, midnight)[1]).toEqual({
    name: 'Night',
    slugs: ['tau', 'tembe', 'rosies', 'naledi'],
  });
});

it('offers no wall of a single camera', () => {
  expect(presetsOf(cameras.slice(0, 2), noon)).toEqual([]);
});

it('makes as many tiles as the cameras fill, and nine at most', () => {
  const [waterholes] = presetsOf(cameras, noon);
  if (!waterholes) throw new Error('There is no wall of waterholes.');
  expect(formatArrangement(arrangementOf(waterholes))).toBe('layout=2&cameras=tembe,rosies,naledi');
  const many = Array.from({ length: 12 }, (_, index) => camera(`pan-${index}`, 'pan'));
  expect(presetsOf(many, noon)[0]?.slugs).toHaveLength(9);
});

it('a surprise shows other cameras first, in another order with other chances', () => {
  const wall = parseArrangement('layout=2&cameras=tau,tembe&sound=tau');
  const drawn = (...chances: number[]) => {
    const left = [...chances];
    return formatArrangement(surprise(wall, ['tau', 'tembe', 'rosies', 'naledi'], () => left.shift() ?? 0));
  };
  expect(drawn(0, 0, 0.9, 0.1)).toBe('layout=2&cameras=naledi,rosies');
  expect(drawn(0, 0, 0.1, 0.9)).toBe('layout=2&cameras=rosies,naledi');
});

it('a surprise brings cameras of the wall back where there are too few others', () => {
  const wall = parseArrangement('layout=2&cameras=tau,tembe');
  expect(formatArrangement(surprise(wall, ['tau', 'tembe', 'rosies'], () => 0.5))).toBe(
    'layout=2&cameras=rosies,tau',
  );
});
