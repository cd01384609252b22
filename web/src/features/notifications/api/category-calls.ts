import type { CategoryView } from '@boma/domain/notifications/categories.schema.ts';
import { callApi } from '../../../lib/api-client.ts';
import { refreshUser } from '../../../session/refetch-user.ts';

/**
 * The kinds of alert that viewers can choose. Fetches the user too, who may have chosen others on another device: a choice
 * is saved as a whole. @throws AppError.
 */
export async function listChoices(): Promise<readonly CategoryView[]> {
  const [{ categories }] = await Promise.all([
    callApi('listCategories', { body: { user_selectable: 1 } }),
    refreshUser(),
  ]);
  return categories;
}

/** Stores the chosen kinds and fetches the user again. The panel words every refusal itself. @throws AppError if nothing was stored. */
export async function saveChoices(selected: readonly number[], user_id: string): Promise<void> {
  const own = ['forbidden', 'invalid-input', 'internal', 'unavailable', 'too-many-requests'] as const;
  await callApi('chooseCategories', { body: { selected_categories: [...selected], user_id } }, { own });
  await refreshUser();
}
