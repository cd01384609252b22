import type { CategoryView } from './categories.schema.ts';
import { CATEGORY_LIMIT } from './notifications.constants.ts';

/** Why a viewer may not have a selection. */
export type SelectionProblem = 'too-many' | 'members-only';

/** What is wrong with these kinds of alert for this viewer; undefined: nothing. */
export function selectionProblem(
  selected: readonly Pick<CategoryView, 'subscriber_only'>[],
  isMember: boolean,
): SelectionProblem | undefined {
  if (isMember) return undefined;
  if (selected.some(({ subscriber_only }) => subscriber_only)) return 'members-only';
  return selected.length > CATEGORY_LIMIT ? 'too-many' : undefined;
}
