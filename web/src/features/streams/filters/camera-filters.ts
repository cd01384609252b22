import { type Habitat, habitats } from '@boma/domain/streams/place.constants.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { type Light, lights } from '@boma/domain/streams/sun.ts';

const sorts = ['most-watched', 'moving'] as const;
export type Sort = (typeof sorts)[number];

/** What a viewer wants to see, as it is in the address. Each may be missing. */
export interface CameraFilters {
  readonly habitat?: Habitat;
  /** The name of an animal. */
  readonly animal?: string;
  readonly light?: Light;
  readonly sort?: Sort;
}

/** What the filters need to know of this moment. */
export interface Moment {
  readonly lightOf: (stream: StreamView) => Light | undefined;
  readonly viewersOf: (stream: StreamView) => number | undefined;
  /** Slugs of the cameras where something moves, the most first. */
  readonly moving: readonly string[];
}

/** The kinds of places that these cameras look at, in the order in which the choices are listed. */
export const habitatsOf = (streams: readonly StreamView[]): readonly Habitat[] =>
  habitats.filter((habitat) => streams.some(({ place }) => place?.habitat === habitat));

/** The animals of these cameras, by name. */
export const animalsOf = (streams: readonly StreamView[]): readonly string[] =>
  [...new Set(streams.flatMap(({ species }) => species.map(({ name }) => name)))].toSorted((a, b) =>
    a.localeCompare(b, 'en', { sensitivity: 'base' }),
  );

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((each) => each === value);

/** The filters in an address. A value that no camera can have is ignored, so an old link still lists cameras. */
export function readFilters(search: string, streams: readonly StreamView[]): CameraFilters {
  const query = new URLSearchParams(search);
  const found = {
    habitat: oneOf(habitatsOf(streams), query.get('habitat')),
    animal: oneOf(animalsOf(streams), query.get('animal')),
    light: oneOf(lights, query.get('light')),
    sort: oneOf(sorts, query.get('sort')),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
}

/** The address with these filters in it. Other parts of its query stay. An empty value takes the filter out. */
export function withFilter(search: string, name: keyof CameraFilters, value: string): string {
  const query = new URLSearchParams(search);
  if (value === '') query.delete(name);
  else query.set(name, value);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** The address without any filter. */
export const withoutFilters = (search: string): string =>
  (['habitat', 'animal', 'light', 'sort'] as const).reduce(
    (rest, name) => withFilter(rest, name, ''),
    search,
  );

/**
 * The cameras that fit, in list order, the most watched first, or those where something moves first. Cameras whose viewers
 * are not counted come last among the most watched.
 */
export function filterCameras(
  streams: readonly StreamView[],
  { habitat, animal, light, sort }: CameraFilters,
  { lightOf, viewersOf, moving }: Moment,
): readonly StreamView[] {
  const fitting = streams.filter(
    (stream) =>
      (!habitat || stream.place?.habitat === habitat) &&
      (!animal || stream.species.some(({ name }) => name === animal)) &&
      (!light || lightOf(stream) === light),
  );
  if (!sort) return fitting;
  const places = new Map(moving.map((slug, place) => [slug, moving.length - place]));
  const rankOf = (stream: StreamView) =>
    sort === 'moving' ? (places.get(stream.slug) ?? 0) : (viewersOf(stream) ?? -1);
  return fitting.toSorted((a, b) => rankOf(b) - rankOf(a));
}
