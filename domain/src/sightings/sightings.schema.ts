import { z } from 'zod';
import { pathOrHttps } from '../addresses.ts';
import { storedVersion, versionSchema } from '../editing.ts';
import { documentId, numericId, slug } from '../identifiers.ts';
import { listCursor } from '../list-cursor.ts';
import { shownText } from '../shown-text.ts';
import { SIGHTING_TEXTS } from './sightings.constants.ts';
import { shownSpeciesName, speciesName } from './species.schema.ts';
import { isProtected } from './species.ts';

const SPECIES_ERROR = { error: SIGHTING_TEXTS.species };
const species = z
  .string(SPECIES_ERROR)
  .min(1, { error: 'Choose the animal.', abort: true })
  .pipe(speciesName(SPECIES_ERROR));
/** The most animals that staff can report as seen at once. */
const COUNT_MAX = 2000;
const COUNT_ERROR = { error: `Give a whole number from 1 to ${COUNT_MAX}, or none.` };
const count = z.int(COUNT_ERROR).min(1, COUNT_ERROR).max(COUNT_MAX, COUNT_ERROR).nullable();

/** Characters of what staff add to a sighting. */
const MESSAGE_MAX = 200;

const facts = {
  id: z.string().min(1),
  /** Unix seconds. */
  created_ts: z.int().positive(),
  /** The animal and how many, in words. */
  caption: z.string().min(1),
  /** What staff add. May be empty. */
  message: z.string().max(MESSAGE_MAX),
  stream: z.object({ slug }),
  /** The name of the animal, which may have been hidden since. */
  species: z.string().min(1),
  count,
};

/** A sighting under `sightings/{id}`, which everybody may read: it names no member of staff. */
export const sightingSchema = z.object({
  ...facts,
  /** The still of that moment, or the camera's cover if the media server had none. */
  avatar: pathOrHttps('picture'),
  notification_category_id: z.int().positive(),
  /** Days since the species was last seen at any camera. Null: a few days at most, or never before. */
  first_in_days: z.int().positive().nullable().default(null),
});
export type Sighting = z.output<typeof sightingSchema>;

/** A sighting of a protected species under `withheld-sightings/{id}`, for the rangers alone. */
export const withheldSightingSchema = z.strictObject(facts);

export type WithheldSighting = z.output<typeof withheldSightingSchema>;

/** The still of a sighting under `sighting-stills/{id}`, a JPEG. */
export const sightingStillSchema = z.strictObject({ jpeg: z.base64() });

const note = shownText({
  max: MESSAGE_MAX,
  tooLong: `A note has at most ${MESSAGE_MAX} characters.`,
});

export const postSightingInput = z.object({
  /** The page chooses it, so that a call that is repeated after a lost answer reports nothing twice. */
  id: z.uuid({ error: 'This is not the id of a new report.' }).optional(),
  /** The camera. */
  stream: z.string().min(1, { error: 'Choose the camera.', abort: true }).pipe(slug),
  species,
  count: count.default(null),
  message: note.default(''),
  /** Absent: the one of the species. */
  notification_category_id: numericId.optional(),
});
export type PostSightingInput = z.output<typeof postSightingInput>;

const sightingId = documentId('There is no such sighting.');

export const removeSightingInput = z.object({ id: sightingId });

/** What staff can correct. Camera and time stay, because the still shows them. */
export const changedSighting = z.strictObject({
  species: species.refine((name) => !isProtected(name), { error: SIGHTING_TEXTS.reportAnew }),
  count,
  message: note,
  notification_category_id: numericId,
});

export const changeSightingInput = z.strictObject({
  id: sightingId,
  version: versionSchema,
  sighting: changedSighting,
});
export type ChangeSightingInput = z.output<typeof changeSightingInput>;

/** `id`: only this one, however old it is. */
export const listEditedSightingsQuery = z.object({ id: sightingId.optional() });

/** A sighting as staff see it. */
const staffSightingSchema = z.object({ version: storedVersion, sighting: sightingSchema });
export type StaffSighting = z.output<typeof staffSightingSchema>;

export const staffSightingsSchema = z.object({
  sightings: z.array(staffSightingSchema),
  /** The newest sightings of protected species, which only staff see. */
  withheld: z.array(withheldSightingSchema),
});
export type StaffSightings = z.output<typeof staffSightingsSchema>;

const DAY_ERROR = { error: 'Write a day as 2026-03-05.' };

/** What the logbook shows. No protected animal can be asked for. */
export const logbookFilter = z.object({
  camera: slug.optional(),
  species: shownSpeciesName(SPECIES_ERROR).optional(),
  /** A day at camp. */
  day: z.iso.date(DAY_ERROR).optional(),
});
export type LogbookFilter = z.output<typeof logbookFilter>;

/** `before` continues after the last sighting of the page before, as `next` said. */
export const logbookQuery = logbookFilter.extend({
  before: listCursor.optional(),
});
export type LogbookQuery = z.output<typeof logbookQuery>;

export const logbookPageSchema = z.object({
  sightings: z.array(sightingSchema),
  /** The `before` of the next page. Null: this is the last. */
  next: z.string().nullable(),
});
export type LogbookPage = z.output<typeof logbookPageSchema>;

const hours = z.array(z.int().nonnegative()).length(24);

/** When to watch one camera, by the hour at camp. */
export const bestTimesSchema = z.object({
  camera: slug,
  /** How many days count. */
  days: z.int(),
  /** On how many of these days the camera was on the air in this hour. */
  on_air: hours,
  species: z.array(
    z.object({
      name: z.string(),
      /** On how many of those days it was seen in this hour. */
      seen: hours,
      /** Unix seconds. */
      last_seen_ts: z.int(),
    }),
  ),
});
export type BestTimes = z.output<typeof bestTimesSchema>;
