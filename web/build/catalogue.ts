import type { PageFacts } from '@boma/domain/rendered-page.ts';

/** `web/catalogue-snapshot.json`: cameras and kinds of show, and the origin of the site that they are of. */
export type SavedCatalogue = PageFacts & { readonly site: string };

interface Catalogue {
  readonly snapshot: PageFacts;
  /** Why nothing is prerendered of the catalogue, and what to do. */
  readonly note?: string;
}

/**
 * What the build may prerender. The cameras of another site, such as those of the demo, would be public until the browser
 * has the right ones, and for good to crawlers.
 *
 * @param isDemo true for the site that `npm start` and `npm test` build, whose cameras the repository comes with
 */
export function catalogueFor(saved: SavedCatalogue, origin: string, isDemo: boolean): Catalogue {
  const { site, ...snapshot } = saved;
  if (isDemo || new URL(site).origin === origin) return { snapshot };
  return {
    snapshot: { streams: [], showTypes: [] },
    note: `No camera is prerendered: web/catalogue-snapshot.json is of ${site}, and this site is ${origin}. Once it has cameras: npm run snapshot -- ${origin}`,
  };
}
