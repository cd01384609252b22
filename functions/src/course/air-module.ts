import { isPublic } from '@boma/domain/course/course.policy.ts';
import type { CourseModule } from '@boma/domain/course/course.schema.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { store } from '../platform/store.ts';
import { type CourseCtx, changeModule } from './change-module.ts';

async function refuseSecond(transaction: Transaction, id: number): Promise<void> {
  const running = await transaction.get(store.courseModules.all().where('on_air', '==', true).limit(2));
  const other = running.docs.find((document) => document.id !== String(id));
  if (other)
    throw new AppError('conflict', {
      alert: `'${String(other.get('title'))}' is still on the air. Take it off first.`,
    });
}

/**
 * Puts a module on the air, or takes it off. Repeating it changes nothing.
 * @throws AppError `not-found`; `conflict` for a module that viewers do not see yet, for one that no camera shows, and
 * while another module is on the air.
 */
export function airModule({
  ctx,
  input: { id, on_air },
}: {
  ctx: CourseCtx;
  input: { id: number; on_air: boolean };
}): Promise<CourseModule> {
  return changeModule(ctx, async (transaction) => {
    const before = (await transaction.get(store.courseModules(String(id)))).data();
    if (!before) throw new AppError('not-found');
    if (on_air) {
      if (!isPublic(before, ctx.clock.real()) || !before.live_source)
        throw new AppError('conflict', { alert: 'Publish the module and say where it is seen first.' });
      await refuseSecond(transaction, id);
    }
    return { before, after: { ...before, on_air } };
  });
}
