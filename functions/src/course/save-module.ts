import { isDeepStrictEqual } from 'node:util';
import { COURSE_MAX } from '@boma/domain/course/course.constants.ts';
import { isPublic } from '@boma/domain/course/course.policy.ts';
import type { CourseModule, SaveModuleInput } from '@boma/domain/course/course.schema.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { Publish } from '@boma/domain/publish.schema.ts';
import type { Transaction } from 'firebase-admin/firestore';
import { changedByColleague, recordOf } from '../platform/changed-by-colleague.ts';
import { publicationOf } from '../platform/publication-of.ts';
import { dataIfWellFormed } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';
import { type CourseCtx, changeModule } from './change-module.ts';

/** The next free id. @throws AppError `conflict` when the course is full. */
async function nextId(transaction: Transaction): Promise<number> {
  const all = await transaction.get(store.courseModules.all().orderBy('id', 'desc'));
  if (all.size >= COURSE_MAX.modules) throw new AppError('conflict', { alert: 'The course is full.' });
  const newest: unknown = all.docs[0]?.get('id');
  return (typeof newest === 'number' ? newest : 0) + 1;
}

/** Records that are searched for the plan of a module, the newest first. */
const SEARCHED = 30;

/** The time at which viewers came to see it. `publishPlannedModules` takes it out of the module: its plan is on record. */
async function timeOver(
  transaction: Transaction,
  before: CourseModule,
  now: number,
): Promise<number | undefined> {
  if (!isPublic(before, now)) return undefined;
  if (before.public_at !== undefined) return before.public_at;
  const { path } = store.courseModules(String(before.id));
  const query = store.auditLog.all().where('target', '==', path).orderBy('at', 'desc').limit(SEARCHED);
  const { docs } = await transaction.get(query);
  return docs
    .map((record) => dataIfWellFormed(record)?.after?.public_at)
    .find((planned) => typeof planned === 'number');
}

/** Whether and from when viewers see it, as it is stored. */
async function visibilityOf(
  transaction: Transaction,
  before: CourseModule | undefined,
  publish: Publish,
  now: number,
): Promise<Pick<CourseModule, 'open' | 'public_at'>> {
  // An editor who began before its time came still says that time.
  const isOver = publish.kind === 'later' && publish.at <= now;
  const over = before && isOver ? await timeOver(transaction, before, now) : undefined;
  const at = publicationOf(publish, { before: over, now, field: 'module.publish.at' });
  return { open: at !== null, ...(at !== null && at > now && { public_at: at }) };
}

/** A module on the air stays visible, and keeps a place where it is seen. */
function refuseWhileOnAir(before: CourseModule, after: CourseModule, now: number): void {
  if (before.on_air && (!isPublic(after, now) || !after.live_source))
    throw new AppError('conflict', { alert: `Take '${before.title}' off the air first.` });
}

/**
 * Adds a module to the course, or changes one. A repeated change changes nothing.
 * @throws AppError `not-found` for an unknown id; `conflict` when the course is full, and for a module on the air that
 * would be hidden or lose its source; and if a colleague has changed the module since that version; `invalid-input` for a
 * publication in the past.
 */
export function saveModule({
  ctx,
  input,
}: {
  ctx: CourseCtx;
  input: SaveModuleInput;
}): Promise<CourseModule> {
  const { id, version, publish, ...content } = input;
  return changeModule(ctx, async (transaction) => {
    const now = ctx.clock.real();
    if (id === undefined) {
      const fresh = { id: await nextId(transaction), on_air: false, updated_at: now };
      return {
        before: undefined,
        after: { ...content, ...(await visibilityOf(transaction, undefined, publish, now)), ...fresh },
      };
    }
    const module = store.courseModules(String(id));
    const stored = await transaction.get(module);
    const before = stored.data();
    if (!before) throw new AppError('not-found');
    const { public_at: _planned, ...known } = before;
    const seen = await visibilityOf(transaction, before, publish, now);
    const after = { ...known, ...content, ...seen };
    if (isDeepStrictEqual(before, after)) return { before, after };
    if (version !== undefined && version !== before.updated_at)
      throw await changedByColleague(ctx, module, recordOf(stored));
    refuseWhileOnAir(before, after, now);
    return { before, after };
  });
}
