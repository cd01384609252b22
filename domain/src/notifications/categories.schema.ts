import { z } from 'zod';
import { numericId } from '../identifiers.ts';
import { shortName } from '../shown-text.ts';

/** A kind of alert under `notification-categories/{id}`. */
export const categorySchema = z.strictObject({
  id: numericId,
  name: shortName('Give the kind of alert a name.'),
  /** Only members can choose it. */
  subscriber_only: z.boolean(),
  /** False: staff use it, viewers cannot choose it. */
  user_selectable: z.boolean(),
  /** Place in the list. */
  position: z.int().nonnegative(),
});
export type Category = z.output<typeof categorySchema>;

/** A kind of alert as everybody may see it. */
export const categoryViewSchema = categorySchema.pick({ id: true, name: true, subscriber_only: true });
export type CategoryView = z.output<typeof categoryViewSchema>;

export const listCategoriesInput = z.object({
  /** 1: only those that viewers can choose. */
  user_selectable: z
    .literal([0, 1], { error: 'Say 1 for those that viewers can choose, else 0.' })
    .default(0),
});

const LIST = { error: 'List the ids of the chosen kinds of alert.' };

/** `user_id` is only compared with that of the token. */
export const chooseCategoriesInput = z.object({
  selected_categories: z.array(numericId, LIST).max(200, LIST),
  user_id: z.string({ error: 'This must be the id of a user.' }).optional(),
});
