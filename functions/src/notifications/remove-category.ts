import { AppError } from '@boma/domain/errors.ts';
import type { StaffCtx } from '../platform/context.ts';
import { editDocument } from '../platform/edit-document.ts';
import { readAnimals } from '../platform/read-animals.ts';
import { store } from '../platform/store.ts';

const IN_USE = 'Animals or sightings belong to this kind of alert. Take it from the viewers’ list instead.';

/**
 * Removes a kind of alert that nothing belongs to.
 * @throws AppError `conflict` if an animal or a sighting does, or if a colleague has changed or removed it since.
 */
export async function removeCategory({
  ctx,
  input: { version, id },
}: {
  ctx: StaffCtx;
  input: { version: string | null; id: number };
}): Promise<void> {
  await editDocument(ctx, {
    reference: store.notificationCategories(String(id)),
    version,
    change: async (_before, transaction) => {
      const animals = await readAnimals(transaction);
      const ofSpecies = [...animals.values()].some(({ category }) => category === id);
      const sightings = store.sightings.all().where('notification_category_id', '==', id).limit(1).select();
      if (ofSpecies || !(await transaction.get(sightings)).empty)
        throw new AppError('conflict', { alert: IN_USE });
      return undefined;
    },
  });
}
