import { isSlug } from '@boma/domain/slug-pattern.ts';

/** How many tiles a multiview may have. */
export const layouts = [1, 2, 4, 9] as const;
export type Layout = (typeof layouts)[number];

const DEFAULT_LAYOUT: Layout = 4;
/** Tiles of the largest wall. */
const MOST_TILES = 9;

/** Which camera plays where, which one is heard, and which one is large. It is what a shared address carries. */
export interface Arrangement {
  readonly layout: Layout;
  /** A slug per tile; undefined for a tile without a camera. */
  readonly cameras: readonly (string | undefined)[];
  /** Chosen cameras that have no tile in this layout. A larger layout shows them again. */
  readonly spare: readonly string[];
  /** The slug of the camera that sounds. */
  readonly sound: string | undefined;
  /** The slug of the camera that is shown large. */
  readonly focus: string | undefined;
}

/** The cameras of the tiles, then the spare ones. */
const chosenOf = ({ cameras, spare }: Arrangement) => [...cameras, ...spare];

type Marks = Partial<Pick<Arrangement, 'sound' | 'focus'>>;

/**
 * One slug per tile, none twice; what is heard or large must be seen. Cameras after the last tile are spare, up to the
 * number of tiles of the largest wall.
 */
export function arrange(layout: Layout, cameras: readonly (string | undefined)[], marks: Marks): Arrangement {
  const once = cameras
    .slice(0, MOST_TILES)
    .map((slug, index) => (cameras.indexOf(slug) === index ? slug : undefined));
  const tiles = Array.from({ length: layout }, (_, index) => once[index]);
  const seen = (slug: string | undefined) => (slug !== undefined && tiles.includes(slug) ? slug : undefined);
  // The only tile is as large as it can be.
  return {
    layout,
    cameras: tiles,
    spare: once.slice(layout).filter((slug) => slug !== undefined),
    sound: seen(marks.sound),
    focus: layout > 1 ? seen(marks.focus) : undefined,
  };
}

/** The arrangement that the query of an address carries. Whatever it cannot mean is left out. */
export function parseArrangement(query: string): Arrangement {
  const parameters = new URLSearchParams(query);
  const layout = layouts.find((each) => String(each) === parameters.get('layout')) ?? DEFAULT_LAYOUT;
  const cameras = (parameters.get('cameras') ?? '')
    .split(',', MOST_TILES)
    .map((text) => (isSlug(text) ? text : undefined));
  const [sound, focus] = ['sound', 'focus'].map((name) => parameters.get(name) ?? undefined);
  return arrange(layout, cameras, { sound, focus });
}

/** `layout=4&cameras=tau,,tembe&sound=tau&focus=tau`. Slugs need no escape. */
export function formatArrangement(arrangement: Arrangement): string {
  const { layout, sound, focus } = arrangement;
  const list = chosenOf(arrangement)
    .map((slug) => slug ?? '')
    .join(',');
  const chosen = list.replace(/,+$/, '');
  const marks = [sound && `&sound=${sound}`, focus && `&focus=${focus}`].filter(Boolean).join('');
  return `layout=${layout}${chosen && `&cameras=${chosen}`}${marks}`;
}

/** Another number of tiles. Cameras move up into the gaps before any becomes spare; a larger wall shows spare ones again. */
export function withLayout(current: Arrangement, layout: Layout): Arrangement {
  const { cameras, spare } = current;
  const fits = cameras.every((slug, index) => slug === undefined || index < layout);
  const kept = fits ? cameras.slice(0, layout) : cameras.filter((slug) => slug !== undefined);
  return arrange(layout, [...kept, ...spare], current);
}

/** Another camera in a tile, or none. One that was chosen already changes places. */
export function withCamera(current: Arrangement, tile: number, slug: string | undefined): Arrangement {
  const chosen = chosenOf(current);
  const before = slug === undefined ? -1 : chosen.indexOf(slug);
  if (before >= 0) chosen[before] = chosen[tile];
  chosen[tile] = slug;
  return arrange(current.layout, chosen, current);
}

/** Another camera is heard, or none. */
export const withSound = (current: Arrangement, sound: string | undefined): Arrangement =>
  arrange(current.layout, chosenOf(current), { ...current, sound });

/** Another camera is shown large, or none. */
export const withFocus = (current: Arrangement, focus: string | undefined): Arrangement =>
  arrange(current.layout, chosenOf(current), { ...current, focus });

/** Without the cameras there are not. */
export const onlyKnown = (current: Arrangement, known: ReadonlySet<string>): Arrangement =>
  arrange(
    current.layout,
    chosenOf(current).map((slug) => (slug !== undefined && known.has(slug) ? slug : undefined)),
    current,
  );

/** For each tile without a camera the next of `slugs` that was not chosen, as long as there are any. */
export function suggestions(current: Arrangement, slugs: readonly string[]): readonly (string | undefined)[] {
  const chosen = chosenOf(current);
  const free = slugs.filter((slug) => !chosen.includes(slug));
  let next = 0;
  return current.cameras.map((slug) => (slug === undefined ? free[next++] : undefined));
}

/** Plays a camera of `slugs` in each tile without one, from the tile with this index on. */
export function filled(current: Arrangement, slugs: readonly string[], from = 0): Arrangement {
  const { cameras, spare } = current;
  const taken = [...cameras, ...spare];
  const free = slugs.filter((slug) => !taken.includes(slug));
  const full = cameras.map((slug, index) => slug ?? (index < from ? undefined : free.shift()));
  return arrange(current.layout, [...full, ...spare], current);
}
