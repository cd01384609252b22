import { z } from 'zod';
import { pathOrHttps } from '../addresses.ts';
import { chatKey, numericId, slug } from '../identifiers.ts';
import { placeSchema, placeViewSchema, speciesSchema } from './place.schema.ts';
import { DEFAULT_CHAT } from './streams.constants.ts';

export { DEFAULT_CHAT, type ThumbnailSize, thumbnailSizes } from './streams.constants.ts';

/** The stream's name at the media server, part of URLs and signatures. */
export const streamCode = z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/, { error: 'The code is not valid.' });

export const streamSource = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('youtube'), youtube_id: z.string().regex(/^[\w-]{1,64}$/) }),
  z.strictObject({ kind: z.literal('hls') }),
]);

const imageAddress = pathOrHttps('A picture is a path that begins with a slash, or an https address.');

/**
 * A camera as stored under `streams/{slug}`.
 *
 * A subscriber-only camera is never a YouTube embed: YouTube's terms forbid charging for an embedded player, and an embed
 * id cannot be kept from guests.
 */
export const streamSchema = z
  .strictObject({
    id: numericId,
    slug,
    name: z.string().min(1).max(100),
    code: streamCode,
    source: streamSource,
    chat: chatKey.default(DEFAULT_CHAT),
    subscriber_only: z.boolean(),
    cover: imageAddress,
    status_update: z.string().max(200).default(''),
    place: placeSchema.nullable().default(null),
    /** From the most likely on. */
    species: z.array(speciesSchema).max(12).default([]),
    /** What there is to know of the place, in a few sentences. */
    about: z.string().max(400).default(''),
    /** The name of the ranger who looks after it. */
    ranger: z.string().max(60).default(''),
    /** The day on which it first went on the air, as '2021-03-14'. */
    since: z.iso.date().nullable().default(null),
    lodge_id: numericId.nullable(),
    position: z.int().nonnegative(),
  })
  .refine((stream) => !(stream.subscriber_only && stream.source.kind === 'youtube'), {
    path: ['source'],
    error: 'A subscriber-only stream needs an HLS source.',
  });
export type Stream = z.infer<typeof streamSchema>;

/** What the last check of the playlist found, under `stream-status/{slug}`. Times are unix milliseconds. */
export const streamStatusSchema = z.strictObject({
  live: z.boolean(),
  changed_at: z.int(),
  checked_at: z.int(),
  /** The newest media sequence number. A playlist whose number stops changing is not live. */
  media_sequence: z.int().nullable(),
});
export type StreamStatus = z.infer<typeof streamStatusSchema>;

/** A camera as everybody may see it. It never contains a paid source. */
export const streamViewSchema = z.object({
  id: numericId,
  slug,
  name: z.string(),
  code: streamCode,
  youtube_id: z.string().nullable(),
  chat: z.string(),
  subscriber_only: z.boolean(),
  cover: z.string(),
  preview: z.string(),
  status_update: z.string(),
  source_kind: z.enum(['youtube', 'hls']),
  place: placeViewSchema.nullable().default(null),
  species: z.array(speciesSchema).default([]),
  about: z.string().default(''),
  ranger: z.string().default(''),
  since: z.iso.date().nullable().default(null),
  live: z.boolean(),
});
export type StreamView = z.infer<typeof streamViewSchema>;

/** The playlist of a camera. `expires_at` is unix seconds, null for a playlist that is open to all. */
export const playbackSchema = z.object({ url: z.string(), expires_at: z.int().nullable() });
export type Playback = z.infer<typeof playbackSchema>;

/** How long a signed playlist URL is valid. The player renews it before it expires. */
export const PLAYBACK_TOKEN_SECONDS = 600;
