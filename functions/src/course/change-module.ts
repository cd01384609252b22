import { isDeepStrictEqual } from 'node:util';
import type { Action } from '@boma/domain/access/access.ts';
import { moduleState } from '@boma/domain/course/course.policy.ts';
import type { CourseModule } from '@boma/domain/course/course.schema.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { recordAction, recordNoChange } from '../platform/audit.ts';
import type { StaffCtx, SystemCtx } from '../platform/context.ts';
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

/** Tells open pages of the change. A draft is none of their business. */
async function preparePublication(transaction: Transaction): Promise<(change: Change) => void> {
  const document = store.courseUpdate();
  const version = dataIfWellFormed(await transaction.get(document))?.version ?? 0;
  return ({ before, after }) => {
    if (before?.open || after.open)
      transaction.set(document, { version: version + 1, module: moduleState(after) });
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
    const publish = await preparePublication(transaction);
    const document = store.courseModules(String(after.id));
    const module = { ...after, updated_at: ctx.clock.real() };
    transaction.set(document, module);
    recordAction(ctx, transaction, { target: document.path, ...changedFields(before ?? null, after) });
    publish({ before, after: module });
    return module;
  });
}
