import { z } from 'zod';
import { orderInput, storedVersion, versionSchema } from '../editing.ts';
import { numericId } from '../identifiers.ts';
import { categorySchema } from './categories.schema.ts';

/** A kind of alert as staff see it. */
export const staffCategorySchema = z.object({ version: storedVersion, category: categorySchema });
export type StaffCategory = z.output<typeof staffCategorySchema>;

const PLACE = { error: 'The place in the list is a whole number from 0 to 999.' };

/** What staff say about a kind of alert. */
export const categoryInput = z.strictObject({
  name: categorySchema.shape.name,
  subscriber_only: z.boolean(),
  user_selectable: z.boolean(),
  position: z.int(PLACE).min(0, PLACE).max(999, PLACE),
});

/** `id`: null for a new one, which the server numbers. */
export const editCategoryInput = z.strictObject({
  version: versionSchema,
  id: numericId.nullable(),
  category: categoryInput,
});
export type EditCategoryInput = z.output<typeof editCategoryInput>;

export const removeCategoryInput = z.strictObject({ version: versionSchema, id: numericId });

export const orderCategoriesInput = orderInput(numericId, 'Please name the kinds of alert.');
