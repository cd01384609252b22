import { HIGHLIGHT_TYPES } from '@boma/domain/videos/videos.constants.ts';

export type HighlightType = (typeof HIGHLIGHT_TYPES)[number];

/** The ticked filters of the address (`?type=pick,rare`). Without a word about it all are ticked. */
export function tickedIn(search: URLSearchParams): HighlightType[] {
  const named = search.get('type')?.split(',');
  return HIGHLIGHT_TYPES.filter((type) => named?.includes(type) ?? true);
}

/** The address's query with these filters ticked; the other keys stay. */
export function withTicked(search: URLSearchParams, ticked: readonly HighlightType[]): URLSearchParams {
  const next = new URLSearchParams(search);
  if (ticked.length === HIGHLIGHT_TYPES.length) next.delete('type');
  else next.set('type', ticked.join(','));
  return next;
}

/** What the list asks for. No tick means all four kinds, as all ticks do. */
export const typesAsked = (ticked: readonly HighlightType[]): HighlightType[] =>
  ticked.length === 0 ? [...HIGHLIGHT_TYPES] : [...ticked];
