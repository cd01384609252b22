import { z } from 'zod';
import { NOTICES_KEPT } from '../notifications/notifications.constants.ts';
import { noticeSchema } from '../notifications/notifications.schema.ts';
import { streamViewSchema } from '../streams/streams.schema.ts';

/**
 * What changes while a page is open, in one document (`live/site`) that pages listen to.
 *
 * A version rises with each change of its catalogue. A client with an older copy fetches that catalogue again.
 */
export const liveSiteSchema = z.object({
  versions: z.object({ streams: z.int().nonnegative(), show_types: z.int().nonnegative() }),
  /** Slugs of the cameras on the air, in list order. */
  live: z.array(z.string()),
  /** The latest notices to everybody on the site, newest first. */
  notices: z.array(noticeSchema).max(NOTICES_KEPT).default([]),
  /** Unix milliseconds. */
  updated_at: z.int(),
});
export type LiveSite = z.infer<typeof liveSiteSchema>;

/** Before the first publication. */
export const emptyLiveSite: LiveSite = {
  versions: { streams: 0, show_types: 0 },
  live: [],
  notices: [],
  updated_at: 0,
};

/** The guest-safe copy of the catalogue of cameras (`notify-streams/current`). */
export const publishedStreamsSchema = z.object({
  version: z.int().nonnegative(),
  streams: z.array(streamViewSchema),
});
export type PublishedStreams = z.infer<typeof publishedStreamsSchema>;
