import type { Locator } from '@playwright/test';

/** Seconds of a film that are played until it ends. */
const LAST_SECONDS = 2;

/**
 * Plays a film to its end, and answers whether it has ended: then it shows its last picture. Ask until it has. A seek to the
 * end itself may paint nothing: sound may go on for a moment after the last picture.
 */
export const hasEnded = (film: Locator): Promise<boolean> =>
  film.evaluate((element: HTMLVideoElement, last) => {
    if (element.ended) return true;
    element.muted = true;
    if (!element.seeking && element.currentTime < element.duration - last)
      element.currentTime = element.duration - last;
    // Asked again, it plays again.
    element.play().catch(() => undefined);
    return false;
  }, LAST_SECONDS);
