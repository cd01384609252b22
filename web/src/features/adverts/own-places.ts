import { useEffect, useId } from 'react';
import { createStore, useStore } from '../../lib/store.ts';

/** Of our own adverts a page has so many. Adverts of a network follow the specified rhythm. */
export const OWN_AT_MOST = 3;

/** The places of this page for our own adverts, in the order in which they came. */
const none: readonly string[] = [];
const places = createStore(none);
/** How many adverts have been due at all of them together, so that no two show the same one. */
const turns = createStore(0);

/** Lets all places show their next advert. */
export const nextOwnAdvert = (): void => turns.write(turns.read() + 1);

export const useOwnTurn = (): number => useStore(turns, 0);

/** The number of this place among those with our own adverts, from 0. Undefined while it is none of them. */
export function useOwnPlace(own: boolean): number | undefined {
  const id = useId();
  useEffect(() => {
    if (!own) return;
    places.write([...places.read(), id]);
    return () => places.write(places.read().filter((each) => each !== id));
  }, [own, id]);
  const at = useStore(places, none).indexOf(id);
  return at === -1 ? undefined : at;
}
