import { isDeepStrictEqual } from 'node:util';
import type { Action } from '@boma/domain/access/access.ts';
import { isPublic, moduleState } from '@boma/domain/course/course.policy.ts';
import type { CourseModule } from '@boma/domain/course/course.schema.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { recordAction, recordNoChange } from '../platform/audit.ts';
import type { Ctx, StaffCtx, SystemCtx } from '../platform/context.ts';
import { changedFields } from '../platform/edit-document.ts';
import { firestore } from '../platform/firestore.ts';
import { dataIfWellFormed } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';

/** Staff, or the system under the action that its caller names. */
export type CourseCtx = StaffCtx | (SystemCtx & { readonly action: Action });

export interface Change {
  /** Absent: the module is new. */
  readonly before: CourseModule | undefined;
  readonly after: CourseModule;
}

/** Tells open pages of the change. What viewers do not see is none of their business. */
export async function preparePublication(
  { clock }: Pick<Ctx, 'clock'>,
  transaction: Transaction,
): Promise<(change: Change) => void> {
  const document = store.courseUpdate();
  const version = dataIfWellFormed(await transaction.get(document))?.version ?? 0;
  const now = clock.real();
  return ({ before, after }) => {
    const { updated_at } = after;
    // Of one that leaves the course they hear nothing that was written since.
    const seen = isPublic(after, now) ? after : before && isPublic(before, now) && { ...before, updated_at };
    if (seen) transaction.set(document, { version: version + 1, module: moduleState(seen) });
  };
}

/**
 * Changes a module, records the action, and publishes the change in one transaction. `change` reads, and answers the module
 * before and after. Without a difference nothing is written.
 */
export function changeModule(
  ctx: CourseCtx,
  change: (transaction: Transaction) => Promise<Change>,
): Promise<CourseModule> {
  return firestore().runTransaction(async (transaction) => {
    const { before, after } = await change(transaction);
    if (before && isDeepStrictEqual(before, after)) {
      if ('trail' in ctx) recordNoChange(ctx);
      return before;
    }
    const publish = await preparePublication(ctx, transaction);
    const document = store.courseModules(String(after.id));
    const module = { ...after, updated_at: ctx.clock.real() };
    transaction.set(document, module);
    recordAction(ctx, transaction, { target: document.path, ...changedFields(before ?? null, after) });
    publish({ before, after: module });
    return module;
  });
}
