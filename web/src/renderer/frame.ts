import type { SitePathName } from '@boma/domain/site-paths.ts';

interface PageScripts {
  /** Addresses of the modules that bring the page to life. */
  readonly modules: readonly string[];
  /** Addresses of what the page asks for as soon as it is alive. */
  readonly next: readonly string[];
}

/** What every document of one build has in common. The build writes it beside the renderer, as JSON. */
export interface Frame {
  readonly headScript: string;
  readonly bootScript: string;
  /** The module that the boot script starts. */
  readonly clientScript: string;
  /** The scripts of each page that the build or the server renders. */
  readonly pages: Readonly<Partial<Record<SitePathName, PageScripts>>>;
}
