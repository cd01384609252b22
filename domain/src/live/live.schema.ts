import { z } from 'zod';
import { chatPacesSchema } from '../chat/chat-pace.schema.ts';
import { announcementSchema } from '../notifications/announcement.schema.ts';
import { NOTICES_KEPT } from '../notifications/notifications.constants.ts';
import { noticeSchema } from '../notifications/notifications.schema.ts';
import { SHOWS_IN_SITE } from '../shows/shows.constants.ts';
import { showViewSchema } from '../shows/shows.schema.ts';
import { SIGHTINGS_IN_SITE } from '../sightings/sightings.constants.ts';
import { sightingSchema } from '../sightings/sightings.schema.ts';
import { MOVING_SHOWN } from '../streams/reels.constants.ts';
import { streamViewSchema } from '../streams/streams.schema.ts';
import { NO_SWITCHES, switchesSchema } from '../switches/switches.schema.ts';

/**
 * What changes while a page is open, in one document (`live/site`) that pages listen to.
 *
 * A version rises with each change of its catalogue. A client with an older copy fetches that catalogue again.
 */
export const liveSiteSchema = z.object({
  versions: z.object({
    streams: z.int().nonnegative(),
    show_types: z.int().nonnegative(),
    schedule: z.int().nonnegative().default(0),
  }),
  /** Slugs of the cameras on the air, in list order. */
  live: z.array(z.string()),
  /** The latest notices to everybody on the site, newest first. */
  notices: z.array(noticeSchema).max(NOTICES_KEPT).default([]),
  /**
   * How many viewers watch now, rounded by `publicCount`: in all, and by slug. A camera whose media server cannot count is
   * missing. Null when none is counted.
   */
  viewers: z
    .object({ all: z.int().nonnegative(), cameras: z.record(z.string(), z.int().nonnegative()) })
    .nullable()
    .default(null),
  /**
   * Cameras where something moves, the most first, and when the newest of their stills was taken (unix seconds). Published
   * with what else has changed, never alone: pages leave out what is too old.
   */
  moving: z
    .object({ ts: z.int(), slugs: z.array(z.string()).max(MOVING_SHOWN) })
    .nullable()
    .default(null),
  /** The shows on the air, then the next ones. Pages choose by their own clock. */
  shows: z.array(showViewSchema).max(SHOWS_IN_SITE).default([]),
  /** What staff have pinned to every page. */
  pinned: announcementSchema.nullable().default(null),
  /** The sightings of the last ten minutes before the last publication, newest first. Pages drop what grows old. */
  sightings: z.array(sightingSchema).max(SIGHTINGS_IN_SITE).default([]),
  /** What staff have turned for the whole site. */
  switches: switchesSchema.default(NO_SWITCHES),
  /** The chats that staff have slowed or paused, by key. */
  chat_paces: chatPacesSchema.default({}),
  /** Unix milliseconds. */
  updated_at: z.int(),
});
export type LiveSite = z.infer<typeof liveSiteSchema>;

/** Before the first publication. */
export const emptyLiveSite: LiveSite = {
  versions: { streams: 0, show_types: 0, schedule: 0 },
  live: [],
  notices: [],
  viewers: null,
  moving: null,
  shows: [],
  pinned: null,
  sightings: [],
  switches: NO_SWITCHES,
  chat_paces: {},
  updated_at: 0,
};

/** The guest-safe copy of the catalogue of cameras (`notify-streams/current`). */
export const publishedStreamsSchema = z.object({
  version: z.int().nonnegative(),
  streams: z.array(streamViewSchema),
});
export type PublishedStreams = z.infer<typeof publishedStreamsSchema>;
