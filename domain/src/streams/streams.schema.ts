import { z } from 'zod';
import { namedHttps, pathOrHttps } from '../addresses.ts';
import { GENERAL_CHAT } from '../chat/chat.policy.ts';
import { chatKey, numericId, slug } from '../identifiers.ts';
import { publishSchema } from '../publish.schema.ts';
import { shortName, shownText } from '../shown-text.ts';
import { CODE_PATTERN } from '../slug-pattern.ts';
import { youtubeId } from '../youtube-id.ts';
import { SPECIES_MAX } from './place.constants.ts';
import { placeSchema, placeViewSchema, speciesSchema } from './place.schema.ts';

export { type ThumbnailSize, thumbnailSizes } from './streams.constants.ts';

/** The stream's name at the media server, part of URLs and signatures. */
export const streamCode = z.string().regex(CODE_PATTERN, {
  error: 'A code is lower-case letters, digits and hyphens, such as tau-dam.',
});

/** The playlist of a partner's camera. Tokens in it and redirects work. */
export const partnerAddress = namedHttps(
  'Give the https address of the playlist, such as https://live.example.org/dam/playlist.m3u8.',
);

const streamSource = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('youtube'), youtube_id: youtubeId }),
  /** From our own media server, unless it has the address of a partner's. */
  z.strictObject({ kind: z.literal('hls'), address: partnerAddress.optional() }),
]);

const imageAddress = pathOrHttps('picture');

const fields = {
  slug,
  name: shownText({
    max: 100,
    tooLong: 'A name has at most 100 characters.',
    missing: 'Give the camera a name.',
  }),
  code: streamCode,
  source: streamSource,
  chat: chatKey.default(GENERAL_CHAT),
  subscriber_only: z.boolean(),
  /** Null: its newest still. */
  cover: imageAddress.nullable(),
  status_update: shownText({ max: 200, tooLong: 'The status has at most 200 characters.' }).default(''),
  /** True while staff work on it: it counts as off the air, and no outage begins. */
  maintenance: z.boolean().default(false),
  place: placeSchema.nullable().default(null),
  /** From the most likely on. */
  species: z
    .array(speciesSchema)
    .max(SPECIES_MAX, { error: `Name at most ${SPECIES_MAX} animals.` })
    .default([]),
  /** What there is to know of the place, in a few sentences. */
  about: shownText({ max: 400, tooLong: 'This has at most 400 characters.' }).default(''),
  /** The name of the ranger who looks after it. */
  ranger: shortName().default(''),
  /** The day on which it first went on the air, as '2021-03-14'. */
  since: z.iso.date({ error: 'This is not a day.' }).nullable().default(null),
  lodge_id: numericId.nullable(),
};

interface Sold {
  readonly subscriber_only: boolean;
  readonly source: z.output<typeof streamSource>;
}
/** Only our own media server asks for tickets. */
const canBeSold = ({ subscriber_only, source }: Sold) =>
  !subscriber_only || (source.kind === 'hls' && source.address === undefined);
/** Only our own media server makes stills. */
const hasPicture = ({ cover, source }: Pick<Sold, 'source'> & { readonly cover: string | null }) =>
  cover !== null || (source.kind === 'hls' && source.address === undefined);
const NO_PICTURE = {
  path: ['cover'],
  error: 'A camera from YouTube or a partner has no stills. Give it a picture.',
};
const NOT_SOLD = {
  path: ['source'],
  error: 'A camera for members needs our own media server, which lets only them watch.',
};

/**
 * A camera as stored under `streams/{slug}`.
 *
 * A subscriber-only camera is never a YouTube embed: YouTube's terms forbid charging for an embedded player, and an embed
 * id cannot be kept from guests.
 */
export const streamSchema = z
  .strictObject({
    ...fields,
    id: numericId,
    position: z.int().nonnegative(),
    /** When staff wrote `status_update` (unix milliseconds). Null: it is empty, or older than this field. */
    noted_at: z.int().nullable().default(null),
    /** From when viewers see it (unix milliseconds). Null: it is a draft. Absent: they see it. */
    public_at: z.int().nullable().optional(),
  })
  .refine(canBeSold, NOT_SOLD)
  .refine(hasPicture, NO_PICTURE);
export type Stream = z.infer<typeof streamSchema>;

/** What staff say about a camera. The server gives it its id and its position. */
export const cameraInput = z
  .strictObject({
    ...fields,
    /** Absent: as it is stored. A new camera is then public. */
    publish: publishSchema.optional(),
  })
  .refine(canBeSold, NOT_SOLD)
  .refine(hasPicture, NO_PICTURE);
export type CameraInput = z.output<typeof cameraInput>;

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
  /** When `status_update` was written (unix seconds). */
  noted_ts: z.int().nullable().default(null),
  source_kind: z.enum(['youtube', 'hls']),
  /** The playlist of a partner's camera. A camera of our own media server has none. */
  address: z.string().optional(),
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
