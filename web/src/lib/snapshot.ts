import type { ShowType } from '@boma/domain/shows/show-types.schema.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';

/** The catalogue a page was prerendered from. It travels in the page, so that React's first render equals the HTML. */
export interface CatalogueSnapshot {
  readonly streams: readonly StreamView[];
  readonly showTypes: readonly ShowType[];
}

export const SNAPSHOT_ELEMENT_ID = 'boma-snapshot';

const empty: CatalogueSnapshot = { streams: [], showTypes: [] };
let current: CatalogueSnapshot | undefined;

/** For the prerenderer, which has no document to read from. */
export function setSnapshot(snapshot: CatalogueSnapshot): void {
  current = snapshot;
}

export function snapshot(): CatalogueSnapshot {
  if (current === undefined) {
    const text =
      typeof document === 'undefined' ? null : document.getElementById(SNAPSHOT_ELEMENT_ID)?.textContent;
    current = text ? (JSON.parse(text) as CatalogueSnapshot) : empty;
  }
  return current;
}
