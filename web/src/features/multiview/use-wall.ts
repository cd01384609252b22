import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { LOW_LANDSCAPE, UPRIGHT_TABLET } from '../../config/breakpoints.ts';
import { useHydrated } from '../../lib/hydrated.ts';
import { useQueryChange } from '../../lib/query-change.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { wallKey } from '../../lib/storage-keys.ts';
import { mediaQuery, useMedia } from '../../lib/use-media.ts';
import {
  type Arrangement,
  filled,
  formatArrangement,
  onlyKnown,
  parseArrangement,
  withSound,
} from './arrangement.ts';
import type { ChangeWall } from './use-follow-action.ts';

/** Windows in which two cameras are much larger than four: as low as a phone on its side, and an upright tablet. */
const twoFirst = mediaQuery([LOW_LANDSCAPE, UPRIGHT_TABLET].join().replaceAll('@media ', ''));

/** True if the query carries no wall, not even an empty one. */
function isPlain(search: string): boolean {
  const query = new URLSearchParams(search);
  return !query.has('layout') && !query.has('cameras');
}

/** The wall of a query. A plain one is a wall of four, or of two. */
const wallOf = (query: string, beginsWithTwo: boolean): Arrangement =>
  parseArrangement(beginsWithTwo && isPlain(query) ? 'layout=2' : query);

/** Without cameras that staff have taken away since: they would keep others from the tiles. */
const presentOf = (wall: Arrangement, known: ReadonlySet<string> | undefined): Arrangement =>
  known ? onlyKnown(wall, known) : wall;

/** The wall that the viewer left, without its sound. Cameras of `slugs` play in the tiles that are empty. */
function firstWall(slugs: readonly string[], known: ReadonlySet<string> | undefined): Arrangement {
  const left = presentOf(wallOf(readStored(wallKey) ?? '', twoFirst.read()), known);
  return filled(withSound(left, undefined), slugs);
}

/**
 * The wall that the address carries; the prerendered page has no query. A plain address gets a wall at once, so that the
 * page opens with moving pictures.
 * @param slugs cameras that the viewer may watch and that are on the air, the best first; undefined until they are known
 * @param known all cameras there are; undefined while the page asks for them
 */
export function useWall(
  slugs: readonly string[] | undefined,
  known: ReadonlySet<string> | undefined,
): [Arrangement, ChangeWall] {
  const { search } = useLocation();
  const changeQuery = useQueryChange();
  const hydrated = useHydrated();
  const beginsWithTwo = useMedia(twoFirst);
  const starts = slugs !== undefined && isPlain(search);
  const start = useEffectEvent(() => {
    if (slugs) changeQuery((query) => (isPlain(query) ? formatArrangement(firstWall(slugs, known)) : query));
  });
  useEffect(() => {
    if (starts) start();
  }, [starts]);
  const change: ChangeWall = (apply) =>
    changeQuery((query) => {
      const before = wallOf(query, twoFirst.read());
      const after = formatArrangement(apply(presentOf(before, known)));
      if (after === formatArrangement(before)) return query;
      writeStored(wallKey, after);
      return after;
    });
  return [presentOf(wallOf(hydrated ? search : '', beginsWithTwo), known), change];
}
