import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '../../lib/hydrated.ts';
import { useQueryChange } from '../../lib/query-change.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { wallKey } from '../../lib/storage-keys.ts';
import { type Arrangement, filled, formatArrangement, parseArrangement, withSound } from './arrangement.ts';
import type { ChangeWall } from './use-follow-action.ts';

/** The wall that the viewer left, without its sound. Cameras of `slugs` play in the tiles that are empty. */
function firstWall(slugs: readonly string[]): Arrangement {
  const left = parseArrangement(readStored(wallKey) ?? '');
  return filled(withSound(left, undefined), slugs);
}

/** True if the address carries no wall, not even an empty one. */
function isPlain(search: string): boolean {
  const query = new URLSearchParams(search);
  return !query.has('layout') && !query.has('cameras');
}

/**
 * The wall that the address carries; the prerendered page has no query. A plain address gets a wall at once, so that the
 * page opens with moving pictures.
 * @param slugs cameras that the viewer may watch and that are on the air, the best first; undefined until they are known
 */
export function useWall(slugs: readonly string[] | undefined): [Arrangement, ChangeWall] {
  const { search } = useLocation();
  const changeQuery = useQueryChange();
  const hydrated = useHydrated();
  const starts = slugs !== undefined && isPlain(search);
  const start = useEffectEvent(() => {
    if (slugs) changeQuery((query) => (isPlain(query) ? formatArrangement(firstWall(slugs)) : query));
  });
  useEffect(() => {
    if (starts) start();
  }, [starts]);
  const change: ChangeWall = (apply) =>
    changeQuery((query) => {
      const before = parseArrangement(query);
      const after = formatArrangement(apply(before));
      if (after === formatArrangement(before)) return query;
      writeStored(wallKey, after);
      return after;
    });
  return [parseArrangement(hydrated ? search : ''), change];
}
