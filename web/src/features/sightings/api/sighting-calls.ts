import type { CallersCode } from '@boma/domain/errors.ts';
import type { CategoryView } from '@boma/domain/notifications/categories.schema.ts';
import type {
  BestTimes,
  LogbookPage,
  LogbookQuery,
  PostSightingInput,
  Sighting,
} from '@boma/domain/sightings/sightings.schema.ts';
import { callApi } from '../../../lib/api-client.ts';

/** The codes that the screens of staff word themselves. */
const own: readonly CallersCode[] = ['forbidden', 'not-found', 'invalid-input'];

/** All of these throw AppError. Null: the sighting is of a protected species and withheld. */
export async function postSighting(
  body: Pick<PostSightingInput, 'stream' | 'species' | 'count' | 'message'> & {
    readonly id: string;
    readonly notification_category_id?: number;
  },
): Promise<Sighting | null> {
  return (await callApi('postSighting', { body }, { own })).data.sighting;
}

export async function removeSighting(id: string): Promise<void> {
  await callApi('removeSighting', { body: { id } }, { own });
}

export async function listSightings(query: LogbookQuery): Promise<LogbookPage> {
  return (await callApi('listSightings', { query })).data;
}

export async function readBestTimes(camera: string): Promise<BestTimes> {
  return (await callApi('bestTimes', { query: { camera } })).data;
}

/** Also those that viewers cannot choose, in list order. */
export async function listCategories(): Promise<readonly CategoryView[]> {
  return (await callApi('listCategories', { body: { user_selectable: 0 } })).categories;
}
