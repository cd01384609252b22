import { createStore } from '../../../lib/store.ts';
import type { Phase } from '../player-state.ts';

/** The one camera that is watched, on its own page or in the corner of another. */
export interface KeptCamera {
  readonly slug: string;
  /** The element of the camera's page that shows the player; undefined while it is in the corner. */
  readonly place: HTMLElement | undefined;
}

export const keptCamera = createStore<KeptCamera | undefined>(undefined);

/** The state of its player; undefined until the first has loaded, and `idle` once it has gone. */
export const keptPhase = createStore<Phase | undefined>(undefined);

let frame: HTMLElement | undefined;

/** The element that the player lives in. It moves from place to place, so that the media inside never starts again. */
export function keptFrame(): HTMLElement {
  frame ??= document.createElement('div');
  return frame;
}

let corner: HTMLElement | undefined;

/** Names the element in the corner, which is on the page as long as the player is kept. */
export function setCorner(element: HTMLElement | null): void {
  corner = element ?? undefined;
}

interface MovingParent {
  moveBefore?: (node: Node, before: Node | null) => void;
}

/**
 * Moves the player. A video plays on if it is back in the page before the task ends; a frame of another site also needs
 * `moveBefore`, which not every browser has.
 */
function moveFrame(to: HTMLElement): void {
  const element = keptFrame();
  if (element.parentElement === to) return;
  const parent: MovingParent = to;
  if (element.isConnected && to.isConnected && parent.moveBefore) parent.moveBefore(element, null);
  else to.append(element);
}

export const showFrame = (place: HTMLElement | undefined): void => {
  const to = place ?? corner;
  if (to) moveFrame(to);
};

/** States in which a viewer who leaves the camera's page wants to go on watching. */
const watched: readonly (Phase | undefined)[] = ['connecting', 'live', 'behind', 'stalled', 'retrying'];

/** Stops the camera and its media. */
export const stopWatching = (): void => keptCamera.write(undefined);

/** Shows the camera's player in `place`. Returns what is to happen when the place leaves the page. */
export function watchIn(place: HTMLElement, slug: string): () => void {
  const { pathname } = location;
  keptCamera.write({ slug, place });
  return () => {
    // Another page has taken the camera over.
    if (keptCamera.read()?.place !== place) return;
    // The page itself may take the player away, for example when a membership has ended.
    const left = location.pathname !== pathname;
    if (!left || !watched.includes(keptPhase.read())) return stopWatching();
    // Now, because the place is still in the page: a player that leaves the page stops.
    showFrame(undefined);
    keptCamera.write({ slug, place: undefined });
  };
}
