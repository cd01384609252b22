import type { ShowType } from './show-types.schema.ts';

/** Which show types are listed to viewers. */
export function isListed(showType: Pick<ShowType, 'active' | 'archived'>): boolean {
  return showType.active && !showType.archived;
}
