import { type Arrangement, withCamera, withSound } from './arrangement.ts';

/** Milliseconds that a camera which was swapped in stays at least. */
const FOLLOWED_AT_LEAST = 30_000;

/** What happens at the cameras now. */
export interface Scene {
  /** Cameras that are on the air and that the viewer may watch. No other camera is ever swapped in. */
  readonly open: ReadonlySet<string>;
  /** The newest first. */
  readonly sightings: readonly { readonly slug: string; readonly caption: string }[];
  /** How many viewers watch, by slug. */
  readonly viewers: Readonly<Record<string, number>>;
}

/** Where it happens. Without a caption: the camera that most viewers watch. */
export interface Action {
  readonly slug: string;
  readonly caption?: string;
}

/** The camera that following swapped in last. */
export interface Followed {
  readonly slug: string;
  /** Unix milliseconds. */
  readonly since: number;
}

/** A camera to swap in, and the tile for it, counted from 0. */
export interface Step {
  readonly action: Action;
  readonly tile: number;
}

/** The camera with the newest sighting; without one, the most watched. Undefined: nothing happens that is known. */
export function actionNow({ open, sightings, viewers }: Scene): Action | undefined {
  const seen = sightings.find(({ slug }) => open.has(slug));
  if (seen) return { slug: seen.slug, caption: seen.caption };
  const [slug] = [...open]
    .filter((each) => (viewers[each] ?? 0) > 0)
    .toSorted((one, other) => (viewers[other] ?? 0) - (viewers[one] ?? 0));
  return slug === undefined ? undefined : { slug };
}

/**
 * The tile for the next camera: that of the last one, else an empty one, else the last. What the viewer hears or has made
 * large stays, unless there is one tile only.
 */
function tileFor(wall: Arrangement, followed: Followed | undefined): number | undefined {
  if (wall.layout === 1) return 0;
  const isFree = (slug: string | undefined) =>
    slug === undefined || (slug !== wall.sound && slug !== wall.focus);
  const before = followed ? wall.cameras.indexOf(followed.slug) : -1;
  if (before >= 0 && isFree(wall.cameras[before])) return before;
  const empty = wall.cameras.indexOf(undefined);
  const tile = empty >= 0 ? empty : wall.cameras.findLastIndex(isFree);
  return tile < 0 ? undefined : tile;
}

/** What to swap in now, if anything. `now` is unix milliseconds. */
export function nextStep(
  wall: Arrangement,
  scene: Scene,
  followed: Followed | undefined,
  now: number,
): Step | undefined {
  const action = actionNow(scene);
  if (!action || wall.cameras.includes(action.slug)) return undefined;
  const isShown = followed !== undefined && wall.cameras.includes(followed.slug);
  if (isShown && now - followed.since < FOLLOWED_AT_LEAST) return undefined;
  // Of two cameras that are watched alike, the one on the wall stays.
  const isTie = (scene.viewers[followed?.slug ?? ''] ?? 0) >= (scene.viewers[action.slug] ?? 0);
  if (action.caption === undefined && isShown && isTie && scene.open.has(followed.slug)) return undefined;
  const tile = tileFor(wall, followed);
  return tile === undefined ? undefined : { action, tile };
}

/** The wall with the camera in its tile. The only tile of a wall keeps its sound. */
export function withStep(wall: Arrangement, { action: { slug }, tile }: Step): Arrangement {
  const next = withCamera(wall, tile, slug);
  return wall.layout === 1 && wall.sound !== undefined ? withSound(next, slug) : next;
}

/** True if the viewer has put another camera into the place of the one that was swapped in. */
export const isReplaced = (
  before: Arrangement,
  after: Arrangement,
  followed: Followed | undefined,
): boolean =>
  followed !== undefined && before.cameras.includes(followed.slug) && !after.cameras.includes(followed.slug);
