import { singletons } from '@boma/domain/collections.ts';
import { publishedStreamsSchema } from '@boma/domain/live/live.schema.ts';
import { publishedDocument } from '../../../lib/firebase/published.ts';

/** The guest-safe copy of the cameras that the server keeps in step with the version. */
export const publishedStreams = publishedDocument(singletons.publishedStreams, publishedStreamsSchema);
