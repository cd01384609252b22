import { singletons } from '@boma/domain/collections.ts';
import { publishedScheduleSchema } from '@boma/domain/shows/shows.schema.ts';
import { publishedDocument } from '../../../lib/firebase/published.ts';

/** The shows as the server keeps them in step with the version in `live/site`. */
export const publishedSchedule = publishedDocument(singletons.publishedSchedule, publishedScheduleSchema);
