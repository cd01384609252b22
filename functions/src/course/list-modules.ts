import type { CourseModule } from '@boma/domain/course/course.schema.ts';
import type { QuerySnapshot } from 'firebase-admin/firestore';
import type { Ctx } from '../platform/context.ts';
import type { Log } from '../platform/log.ts';
import { store } from '../platform/store.ts';
import { wellFormed } from '../platform/well-formed.ts';

/** The modules that a query found, in the order of the course, without malformed ones. */
export function inCourseOrder(found: QuerySnapshot<CourseModule>, log: Log): CourseModule[] {
  return wellFormed(found, log).sort((a, b) => a.position - b.position || a.id - b.id);
}

/** Every module, drafts included, in the order of the course. */
export async function listModules({ ctx }: { ctx: Ctx }): Promise<CourseModule[]> {
  return inCourseOrder(await store.courseModules.all().get(), ctx.log);
}
