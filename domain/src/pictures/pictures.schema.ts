import { z } from 'zod';
import { uploadLinkSchema } from '../photos/photos.schema.ts';
import { PICTURE_SHAPES, PICTURE_TEXTS } from './pictures.constants.ts';

const shape = z.enum(PICTURE_SHAPES, { error: PICTURE_TEXTS.shape });
const pictureId = z.string({ error: PICTURE_TEXTS.id }).regex(/^[\w-]{22}$/, { error: PICTURE_TEXTS.id });

/** A picture that staff have uploaded, under `pictures/{id}`. Times are unix milliseconds. */
export const pictureSchema = z.strictObject({
  shape,
  /** When the link for its upload was given. */
  opened_at: z.int(),
  /** When it was published. Null: it is not. */
  saved_at: z.int().nullable(),
  /** When the sweep looks at it again. */
  look_at: z.int(),
  /** Since when no document has named it. Null: one did when the sweep looked last. */
  unused_since: z.int().nullable(),
});
export type Picture = z.output<typeof pictureSchema>;

export const openPictureInput = z.strictObject({ shape });

/** Where to upload a picture by PUT, and the id that publishes it. */
export const pictureLinkSchema = uploadLinkSchema.extend({ id: z.string() });

export const savePictureInput = z.strictObject({ id: pictureId });

/** A published picture: `address` is what a document names. */
export const pictureViewSchema = z.object({ address: z.string() });
