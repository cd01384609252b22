import { toCourse } from '@boma/domain/course/course.policy.ts';
import type { CourseView } from '@boma/domain/course/course.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { dataIfWellFormed } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';
import { listModules } from './list-modules.ts';

/** The course as everybody may see it. The version is read first, so that it is never newer than the modules. */
export async function showCourse({ ctx }: { ctx: Ctx }): Promise<CourseView> {
  const version = dataIfWellFormed(await store.courseUpdate().get())?.version ?? 0;
  return { version, modules: toCourse(await listModules({ ctx }), ctx.clock.real()) };
}
