import { collections } from '@boma/domain/collections.ts';
import { LOGBOOK_LIVE } from '@boma/domain/sightings/sightings.constants.ts';
import { sightingSchema } from '@boma/domain/sightings/sightings.schema.ts';
import { limit, orderBy } from 'firebase/firestore';
import { publishedList } from '../../../lib/firebase/published.ts';

/** The newest sightings, the newest first. */
export const publishedSightings = publishedList(
  collections.sightings,
  sightingSchema,
  orderBy('created_ts', 'desc'),
  limit(LOGBOOK_LIVE),
);
