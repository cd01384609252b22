import type { AdvertKind } from '@boma/domain/adverts/adverts.constants.ts';
import { secondsShown } from '@boma/domain/adverts/refresh.policy.ts';

/** Calls `next` whenever the next advert of a place is due. Returns a function that stops it. */
export function startRhythm(kind: AdvertKind, next: () => void, random = Math.random): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    timer = setTimeout(() => {
      next();
      wait();
    }, secondsShown(kind, random()) * 1000);
  };
  wait();
  return () => clearTimeout(timer);
}
