import { z } from 'zod';
import { documentId, numericId } from '../identifiers.ts';
import { listCursor } from '../list-cursor.ts';
import { shownText } from '../shown-text.ts';
import { shownSpeciesName } from '../sightings/species.schema.ts';
import { MOMENT_SECONDS, PHOTO_TEXTS } from './photos.constants.ts';
import { PROPOSERS } from './proposals.constants.ts';
import { keyOfReference, parseSnapshotKey } from './snapshot-key.ts';

/** The camera that a photo was taken at, as it was called then. */
const photoStreamSchema = z.object({ code: z.string(), name: z.string(), slug: z.string() });

/** What is said about a photo, and on whose word. */
const decisionSchema = z.strictObject({ value: z.string().min(1), by: z.enum(PROPOSERS) });

/** The film of a moment, which its photo is the poster of. */
const filmSchema = z.strictObject({
  /** How long it is. */
  seconds: z.int().positive(),
  /** How many parts it has in the bucket: `moments/{folder}/0.ts` and on. */
  segments: z.int().positive(),
  /** It was kept at a members' camera, so only members may play it. */
  premium: z.boolean(),
});
export type Film = z.output<typeof filmSchema>;

/** A published photo under `photos/{id}`. Times are unix milliseconds. */
export const photoSchema = z.strictObject({
  uid: z.string().min(1),
  /** The name of the photographer at that time. Null: not known. */
  author: z.string().nullable(),
  title: z.string().nullable(),
  /** What can be seen, for viewers who cannot see the picture. May be empty. */
  alt: z.string(),
  stream: photoStreamSchema,
  created_at: z.int(),
  /** The unguessable part of the names of its pictures. */
  folder: z.string().min(1),
  /** A placeholder of some 25 bytes, in base64. */
  thumbhash: z.string(),
  view_count: z.int().nonnegative(),
  /** When staff put it on home. Null: they did not. */
  featured_at: z.int().nullable(),
  /** What others have said about it, where that was decided: it replaces the photographer's own words. */
  described: decisionSchema.nullable().default(null),
  species: decisionSchema.nullable().default(null),
  /** Null: a picture that does not move. */
  film: filmSchema.nullable().default(null),
});
export type Photo = z.output<typeof photoSchema>;

/** An upload that was allowed, or a moment that is being copied, under `photo-uploads/{id}`, until it is published or swept. */
export const photoUploadSchema = z.strictObject({
  uid: z.string().min(1),
  /** The storage key of the upload. */
  key: z.string(),
  opened_at: z.int(),
  /** Folders of pictures that were made of this upload. More than one after an interrupted call. */
  folders: z.array(z.string()),
  /** How many parts of a film each folder may hold. */
  segments: z.int().nonnegative().default(0),
});
export type PhotoUpload = z.output<typeof photoUploadSchema>;

/** A photo as everyone may see it. */
export const photoViewSchema = z.object({
  id: z.string(),
  title: z.string().nullable(),
  /** The address of the picture of a card, 640 by 360 pixels. */
  cover: z.string(),
  /** The address of the large picture, 1280 by 720 pixels. */
  image: z.string(),
  /** The name of the large picture in the site's bucket. */
  storage_reference: z.string(),
  description: z.string(),
  alt: z.string(),
  /** On whose word the description and the species stand. */
  alt_by: z.enum(PROPOSERS),
  species: z.string().nullable(),
  species_by: z.enum(PROPOSERS).nullable(),
  thumbhash: z.string(),
  view_count: z.int(),
  /** Unix seconds. */
  created_ts: z.int(),
  featured: z.boolean(),
  /** Of a moment: how long its film is, and whether only members may play it. It never says where the film is. */
  film: filmSchema.omit({ segments: true }).nullable(),
  user: z.object({ id: z.string(), display_name: z.string().nullable() }),
  stream: photoStreamSchema,
});
export type PhotoView = z.output<typeof photoViewSchema>;

export const photoId = z.string({ error: PHOTO_TEXTS.noPhoto }).pipe(documentId(PHOTO_TEXTS.noPhoto));

export const uploadLinkInput = z.object({
  name: z
    .string({ error: 'Please say what the picture is called.' })
    .max(400, { error: 'This is no name for a snapshot.', abort: true })
    .refine((name) => parseSnapshotKey(name) !== undefined, { error: 'This is no name for a snapshot.' }),
});

export const uploadLinkSchema = z.object({
  url: z.string(),
  /** The headers that the PUT must carry. The link is signed together with them. */
  additionalData: z.record(z.string(), z.string()),
});
export type UploadLink = z.output<typeof uploadLinkSchema>;

/** Characters, and those before cleaning. */
const TITLE_MAX = 120;
const ALT_MAX = 240;
const RAW_MAX = 2000;

const photoTitleText = shownText({
  max: TITLE_MAX,
  tooLong: `A description has at most ${TITLE_MAX} characters.`,
  missing: PHOTO_TEXTS.noTitle,
  rawMax: RAW_MAX,
});
export const photoAltText = shownText({
  max: ALT_MAX,
  tooLong: `Please say it in at most ${ALT_MAX} characters.`,
  noText: 'This must be text.',
  rawMax: RAW_MAX,
});

/** What the viewer says of a picture or a film. */
export const photoWords = z.object({ title: photoTitleText, alt: photoAltText.default('') });
export type PhotoWords = z.output<typeof photoWords>;

export const savePhotoInput = photoWords.extend({
  stream_id: numericId,
  /** The upload address without its query, or the storage key itself. It becomes the key. */
  storage_reference: z
    .string({ error: PHOTO_TEXTS.notReceived })
    .max(800, { error: PHOTO_TEXTS.notReceived, abort: true })
    .transform((reference, { issues }) => {
      const key = keyOfReference(reference);
      if (key === undefined)
        issues.push({ code: 'custom', message: PHOTO_TEXTS.notReceived, input: reference });
      return key ?? '';
    }),
});
export type SavePhotoInput = z.output<typeof savePhotoInput>;

export const keepMomentInput = photoWords.extend({
  stream_id: numericId,
  seconds: z.literal([...MOMENT_SECONDS], { error: PHOTO_TEXTS.momentLength }),
  /** When the picture that ends the moment was filmed, by the dates of the camera's playlist, in unix milliseconds. */
  picture_at: z.int({ error: PHOTO_TEXTS.momentPicture }).nonnegative().optional(),
  /** How many milliseconds ago the moment ended. It counts where the picture or the playlist has no date. */
  ago_ms: z
    .int({ error: PHOTO_TEXTS.momentAgo })
    .min(0, { error: PHOTO_TEXTS.momentAgo })
    // No camera can be rewound as far as this. How far one can is in its playlist.
    .max(3_600_000, { error: PHOTO_TEXTS.momentGone }),
  /** Chosen by the caller, so that a repeated call keeps nothing twice. */
  moment_id: z.uuid({ error: PHOTO_TEXTS.momentId }),
});
export type KeepMomentInput = z.output<typeof keepMomentInput>;

/** Pages that can be asked for by number. Further ones are reached by the cursor that each page names. */
const PAGE_MAX = 500;

export const searchPhotosInput = z.object({
  page: z
    .int({ error: 'The page is a whole number from 1.' })
    .min(1, { error: 'The page is a whole number from 1.' })
    .max(PAGE_MAX, { error: `Pages go up to ${PAGE_MAX}.` })
    .default(1),
  per_page: z
    .int({ error: 'A page has 1 to 48 photos.' })
    .min(1, { error: 'A page has 1 to 48 photos.' })
    .max(48, { error: 'A page has 1 to 48 photos.' })
    .default(10),
  /** `meta.next` of the page before. New photos then move none from one page to the next. */
  after: listCursor.optional(),
  filters: z
    .object({
      /** The code of a camera. */
      stream: z.string({ error: 'Please name a camera.' }).min(1).max(100).optional(),
      /** The id of a user. */
      user: z.string({ error: 'Please name a user.' }).min(1).max(128).optional(),
      /** The animal that people say is on it. */
      species: shownSpeciesName({ error: PHOTO_TEXTS.noSpecies }).optional(),
    })
    .default({}),
});
export type SearchPhotosInput = z.output<typeof searchPhotosInput>;

/** The newest photos first. */
export const photoListSchema = z.object({
  data: z.array(photoViewSchema),
  meta: z.object({
    current_page: z.int(),
    last_page: z.int(),
    per_page: z.int(),
    total: z.int(),
    /** Where the next page begins. Null on the last one. */
    next: z.string().nullable(),
  }),
});
export type PhotoList = z.output<typeof photoListSchema>;

export const deletePhotoInput = z.object({ photo_id: photoId });

export const featurePhotoInput = z.object({
  photo_id: photoId,
  featured: z.boolean({ error: 'Say true to show it on home, else false.' }),
});
