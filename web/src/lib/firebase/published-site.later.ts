import { singletons } from '@boma/domain/collections.ts';
import { emptyLiveSite, liveSiteSchema } from '@boma/domain/live/live.schema.ts';
import { publishedDocument } from './published.ts';

/** What changes while a viewer watches. */
export const publishedSite = publishedDocument(singletons.liveSite, liveSiteSchema, emptyLiveSite);
