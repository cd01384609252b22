import { isDeepStrictEqual } from 'node:util';
import { COURSE_MAX } from '@boma/domain/course/course.constants.ts';
import type { CourseModule, SaveModuleInput } from '@boma/domain/course/course.schema.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { changedByColleague } from '../platform/changed-by-colleague.ts';
import { store } from '../platform/store.ts';
import { type CourseCtx, changeModule } from './change-module.ts';

/** The next free id. @throws AppError `conflict` when the course is full. */
async function nextId(transaction: Transaction): Promise<number> {
  const all = await transaction.get(store.courseModules.all().orderBy('id', 'desc'));
  if (all.size >= COURSE_MAX.modules) throw new AppError('conflict', { alert: 'The course is full.' });
  const newest: unknown = all.docs[0]?.get('id');
  return (typeof newest === 'number' ? newest : 0) + 1;
}

/** A module on the air stays visible, and keeps a place where it is seen. */
function refuseWhileOnAir(before: CourseModule, { open, live_source }: SaveModuleInput): void {
  if (before.on_air && (!open || !live_source))
    throw new AppError('conflict', { alert: `Take '${before.title}' off the air first.` });
}

/**
 * Adds a module to the course, or changes one. A repeated change changes nothing.
 * @throws AppError `not-found` for an unknown id; `conflict` when the course is full, and for a module on the air that
 * would be hidden or lose its source; and if a colleague has changed the module since that version.
 */
export function saveModule({
  ctx,
  input,
}: {
  ctx: CourseCtx;
  input: SaveModuleInput;
}): Promise<CourseModule> {
  const { id, version, ...content } = input;
  return changeModule(ctx, async (transaction) => {
    if (id === undefined) {
      const fresh = { id: await nextId(transaction), on_air: false, updated_at: ctx.clock.real() };
      return { before: undefined, after: { ...content, ...fresh } };
    }
    const module = store.courseModules(String(id));
    const before = (await transaction.get(module)).data();
    if (!before) throw new AppError('not-found');
    const after = { ...before, ...content };
    if (isDeepStrictEqual(before, after)) return { before, after };
    if (version !== undefined && version !== before.updated_at)
      throw await changedByColleague(ctx, module.path);
    refuseWhileOnAir(before, input);
    return { before, after };
  });
}
