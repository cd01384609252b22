import { z } from 'zod';
import { editedPagesSchema } from './pages/pages.schema.ts';
import { showTypeSchema } from './shows/show-types.schema.ts';
import { publishedScheduleSchema } from './shows/shows.schema.ts';
import type { SiteConfig } from './site-config.ts';
import type { SitePathName } from './site-paths.ts';
import { streamViewSchema } from './streams/streams.schema.ts';
import { videoViewSchema } from './videos/videos.schema.ts';

// What the functions, the site's renderer and the page itself agree on.

/**
 * What a page is rendered from. It travels in the page as JSON and is the first state of what the page reads later, so that
 * React's first render equals the HTML. The schema drops every field that no guest may read.
 */
export const pageFactsSchema = z.object({
  /** The time of the server in unix milliseconds, in whole minutes. Absent in the pages that the build renders. */
  at: z.int().optional(),
  streams: z.array(streamViewSchema).readonly(),
  /** Absent where the page shows no kinds of show. */
  showTypes: z.array(showTypeSchema).readonly().optional(),
  /** What staff have saved of the site's own pages. Absent where the page shows none of it. */
  pages: editedPagesSchema.optional(),
  /** In the page of a kind of show. */
  schedule: publishedScheduleSchema.optional(),
  /** In the page of a video: that video, as a guest sees it. */
  video: videoViewSchema.optional(),
});
export type PageFacts = z.infer<typeof pageFactsSchema>;

/** How a page describes itself to search engines and social networks. Addresses are whole. */
export interface PageHead {
  /** The name of what is shown. The page's own title stands behind it. */
  readonly name: string;
  readonly noindex?: true;
  /** Absent: nothing is there to describe, as at the address of an unknown camera. */
  readonly about?: {
    readonly description: string;
    /** The address that search engines keep. */
    readonly url: string;
    /** The type of Open Graph. */
    readonly type: string;
    readonly image?: {
      readonly url: string;
      readonly alt: string;
      readonly size?: readonly [number, number];
    };
    /** In the words of schema.org. */
    readonly data?: object;
    /** The address of the picture that the page shows first. */
    readonly preload?: string;
    /** Where the page's oEmbed description is. */
    readonly oembed?: string;
  };
}

export interface PageRequest {
  readonly page: SitePathName;
  /** The path at which the page is rendered. */
  readonly path: string;
  readonly facts: PageFacts;
  /** Absent: the page describes itself. */
  readonly head?: PageHead | undefined;
  readonly config: SiteConfig;
  /** The playlist that the page's player asks for first. Absent where no player will play by itself. */
  readonly playlist?: string | undefined;
}

/** The site's renderer: the build makes it, and the functions load it. Both answers are whole documents. */
export interface SiteRenderer {
  /** The page with its content. Rejects if React cannot render it, or not within so many milliseconds. */
  readonly render: (request: PageRequest, deadlineMs: number) => Promise<string>;
  /** The page without its content: its script renders it in the browser. */
  readonly empty: (request: PageRequest) => string;
}
