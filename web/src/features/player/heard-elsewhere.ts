import { keptFrame } from './kept/kept-camera.ts';

/**
 * A film that can be heard, is no player of ours and claims nothing. A film of a camera is the hero, or has no sound. What
 * the camera that is watched plays is in its frame.
 */
export const isHeardElsewhere = (target: unknown): target is HTMLVideoElement =>
  target instanceof HTMLVideoElement &&
  !target.muted &&
  !target.closest('[data-film]') &&
  !keptFrame().contains(target);

/** Calls back when a film begins to be heard elsewhere. Returns what ends the watch. */
export function whenHeardElsewhere(act: () => void): () => void {
  const over = new AbortController();
  const onSound = ({ type, target }: Event) => {
    if (isHeardElsewhere(target) && (type === 'play' || !target.paused)) act();
  };
  for (const type of ['play', 'volumechange'])
    document.addEventListener(type, onSound, { capture: true, signal: over.signal });
  return () => over.abort();
}
