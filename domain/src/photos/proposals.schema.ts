import { z } from 'zod';
import { shownSpeciesName } from '../sightings/species.schema.ts';
import { PHOTO_TEXTS } from './photos.constants.ts';
import { photoAltText, photoId } from './photos.schema.ts';
import { PROPOSED_FIELDS, PROPOSERS } from './proposals.constants.ts';

const proposedField = z.enum(PROPOSED_FIELDS, { error: PHOTO_TEXTS.noField });

/**
 * What one person says of a photo, under `photo-proposals/{photo}.{field}.{uid}`, or what staff have decided, under
 * `{photo}.{field}.staff`. A withdrawn one is deleted.
 */
export const photoProposalSchema = z.strictObject({
  /** Null: the decision of staff. It belongs to no account; the audit log says who made it. */
  uid: z.string().min(1).nullable(),
  photo: z.string().min(1),
  field: proposedField,
  value: z.string().min(1),
  by: z.enum(PROPOSERS),
  made_at: z.int(),
});
export type PhotoProposal = z.output<typeof photoProposalSchema>;

const value = photoAltText
  .nullable()
  .refine((text) => text !== '', { error: PHOTO_TEXTS.noProposal, abort: true });

const species = shownSpeciesName({ error: PHOTO_TEXTS.noSpecies });

/** `value` is what the person says; null takes it back. The verb says whether the site knows the animal. */
export const proposeInput = z
  .object({ photo_id: photoId, field: proposedField, value })
  .refine(({ field, value: text }) => field === 'alt' || text === null || species.safeParse(text).success, {
    error: PHOTO_TEXTS.noSpecies,
    path: ['value'],
  });
export type ProposeInput = z.output<typeof proposeInput>;

/** What people say of a photo, the most often said first. */
export const proposalsSchema = z.object({
  /** The texts beside the photo now, and who decided them. */
  alt: z.string(),
  alt_by: z.enum(PROPOSERS),
  species: z.string().nullable(),
  species_by: z.enum(PROPOSERS).nullable(),
  proposals: z.array(
    z.object({
      field: proposedField,
      value: z.string(),
      votes: z.int(),
      /** The caller is among them. */
      mine: z.boolean(),
    }),
  ),
});
export type Proposals = z.output<typeof proposalsSchema>;
