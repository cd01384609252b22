import { useEffect } from 'react';
import { createStore, useStore } from '../../lib/store.ts';

/** Of our own adverts a page has so many. Adverts of a network follow the specified rhythm. */
export const OWN_AT_MOST = 3;

interface OwnPlaces {
  /** The path of the page that they are on. */
  readonly path: string;
  /** In the order in which they came. */
  readonly units: readonly string[];
}

/**
 * The places of this page for our own adverts. A place that a long list takes away as it scrolls stays one of them: it
 * comes back with the same advert, and no further place is filled meanwhile.
 */
const places = createStore<OwnPlaces>({ path: '', units: [] });

const unitsOf = (path: string) => (places.read().path === path ? places.read().units : []);

function release(unit: string): void {
  const { path, units } = places.read();
  if (units.includes(unit)) places.write({ path, units: units.filter((each) => each !== unit) });
}

/** The places that are in the page now. */
const present = new Set<string>();

/** Milliseconds after which a page has the places of its new width. */
const SETTLES = 500;
let settling: ReturnType<typeof setTimeout> | undefined;
let width = 0;

function claim(unit: string): void {
  const path = location.pathname;
  // What the page before settles is not this page's: it would forget a place that a list here has just taken away.
  if (places.read().path !== path) clearTimeout(settling);
  const units = unitsOf(path);
  if (!units.includes(unit)) places.write({ path, units: [...units, unit] });
}

/** A page of another width has other places: those of before do not come back, as those of a list do. */
function forgetGone(): void {
  if (innerWidth === width) return;
  width = innerWidth;
  clearTimeout(settling);
  settling = setTimeout(() => {
    const { path, units } = places.read();
    const kept = units.filter((unit) => present.has(unit));
    if (kept.length < units.length) places.write({ path, units: kept });
  }, SETTLES);
}

function enter(unit: string): () => void {
  if (present.size === 0) {
    width = innerWidth;
    addEventListener('resize', forgetGone);
  }
  present.add(unit);
  return () => void present.delete(unit);
}

/** How many adverts have been due at all of them together, so that no two show the same one. */
const turns = createStore(0);

/** Lets all places show their next advert. */
export const nextOwnAdvert = (): void => turns.write(turns.read() + 1);

export const useOwnTurn = (): number => useStore(turns, 0);

/**
 * The number of this place among those with our own adverts, from 0. Undefined while it is none of them. `shown` is
 * undefined until that is known. `comesBack`: the place is in a long list, which takes it away while it is out of sight.
 */
export function useOwnPlace(
  unit: string,
  { shown, comesBack }: { readonly shown: boolean | undefined; readonly comesBack: boolean },
): number | undefined {
  useEffect(() => {
    const leave = enter(unit);
    return () => {
      leave();
      if (!comesBack) release(unit);
    };
  }, [unit, comesBack]);
  useEffect(() => {
    if (shown) claim(unit);
    if (shown === false) release(unit);
  }, [unit, shown]);
  const at = useStore(places, places.read()).units.indexOf(unit);
  return shown && at !== -1 ? at : undefined;
}
