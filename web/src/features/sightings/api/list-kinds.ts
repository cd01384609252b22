import type { CategoryView } from '@boma/domain/notifications/categories.schema.ts';
import { callApi } from '../../../lib/api-client.ts';

/** Every kind of alert, in list order. @throws AppError. */
export async function listKinds(): Promise<readonly CategoryView[]> {
  return (await callApi('listCategories', { body: { user_selectable: 0 } })).categories;
}
