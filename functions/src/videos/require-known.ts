import { AppError, type FieldErrors } from '@boma/domain/errors.ts';
import type { AddVideoInput } from '@boma/domain/videos/videos.schema.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { store } from '../platform/store.ts';

/**
 * Checks what a schema cannot: the kind of show, the lodge and the camera exist.
 * @throws AppError `invalid-input` with every problem.
 */
export async function requireKnown(
  transaction: Transaction,
  { show_type_id, lodge_id, camera }: Pick<AddVideoInput, 'show_type_id' | 'lodge_id' | 'camera'>,
): Promise<void> {
  const [show, lodge, filming] = await Promise.all([
    show_type_id === null
      ? undefined
      : transaction.get(store.showTypes.all().where('id', '==', show_type_id)),
    lodge_id === null ? undefined : transaction.get(store.lodges.all().where('id', '==', lodge_id)),
    camera === null ? undefined : transaction.get(store.streams(camera)),
  ]);
  const errors: FieldErrors = {
    ...(show?.empty && { show_type_id: ['There is no such kind of show.'] }),
    ...(lodge?.empty && { lodge_id: ['There is no such lodge.'] }),
    ...(filming?.exists === false && { camera: ['There is no such camera.'] }),
  };
  if (Object.keys(errors).length > 0) throw new AppError('invalid-input', { errors });
}
