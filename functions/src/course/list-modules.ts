import type { CourseModule } from '@boma/domain/course/course.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { store } from '../platform/store.ts';
import { wellFormed } from '../platform/well-formed.ts';

/** Every module, drafts included, in the order of the course. */
export async function listModules({ ctx }: { ctx: Ctx }): Promise<CourseModule[]> {
  const modules = wellFormed(await store.courseModules.all().get(), ctx.log);
  return modules.sort((a, b) => a.position - b.position || a.id - b.id);
}
