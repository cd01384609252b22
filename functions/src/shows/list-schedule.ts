import { AppError } from '@boma/domain/errors.ts';
import type { PublishedSchedule } from '@boma/domain/shows/shows.schema.ts';
import { dataIfWellFormed } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';

/** The schedule is published again every five minutes. */
const PUBLISHED_AGAIN_SECONDS = 300;

/**
 * The published shows. Before the first publication there are none.
 * @throws AppError `unavailable` when the copy does not match its schema, until it is published again.
 */
export async function listSchedule(): Promise<PublishedSchedule> {
  const stored = await store.publishedSchedule().get();
  const published = dataIfWellFormed(stored);
  if (stored.exists && !published) throw new AppError('unavailable', { retryAfter: PUBLISHED_AGAIN_SECONDS });
  return published ?? { version: 0, schedule: [] };
}
