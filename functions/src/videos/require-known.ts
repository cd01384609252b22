import { AppError, type FieldErrors } from '@boma/domain/errors.ts';
import { isPublic } from '@boma/domain/streams/streams.policy.ts';
import { spokenIn } from '@boma/domain/videos/captions.ts';
import type { AddVideoInput } from '@boma/domain/videos/videos.schema.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { requireUnnamed } from '../platform/require-unnamed.ts';
import { store } from '../platform/store.ts';

/**
 * Requires that no caption names a protected species. The lines of times hold no words, and would take most of the time.
 * @throws AppError `invalid-input`.
 */
export const requireUnnamedCaptions = (captions = ''): void =>
  requireUnnamed({ captions: spokenIn(captions) });

/**
 * Checks what a schema cannot: the kind of show and the lodge exist, and viewers see the camera. `now`: unix milliseconds.
 * @throws AppError `invalid-input` with every problem.
 */
export async function requireKnown(
  transaction: Transaction,
  now: number,
  { show_type_id, lodge_id, camera }: Pick<AddVideoInput, 'show_type_id' | 'lodge_id' | 'camera'>,
): Promise<void> {
  const [show, lodge, filming] = await Promise.all([
    show_type_id === null
      ? undefined
      : transaction.get(store.showTypes.all().where('id', '==', show_type_id)),
    lodge_id === null ? undefined : transaction.get(store.lodges.all().where('id', '==', lodge_id)),
    camera === null ? undefined : transaction.get(store.streams(camera)),
  ]);
  const stream = filming?.data();
  const errors: FieldErrors = {
    ...(show?.empty && { show_type_id: ['There is no such kind of show.'] }),
    ...(lodge?.empty && { lodge_id: ['There is no such lodge.'] }),
    ...(filming && !(stream && isPublic(stream, now)) && { camera: ['Viewers see no such camera.'] }),
  };
  if (Object.keys(errors).length > 0) throw new AppError('invalid-input', { errors });
}
