import type { ShowType } from './show-types.schema.ts';

/** True if viewers see this show type in lists. */
export function isListed(showType: Pick<ShowType, 'active' | 'archived'>): boolean {
  return showType.active && !showType.archived;
}
