import { airModule } from '../../functions/src/course/air-module.ts';
import { saveModule } from '../../functions/src/course/save-module.ts';
import { systemContext } from '../../functions/src/platform/context.ts';
import { store } from '../../functions/src/platform/store.ts';
import { seededModules } from './course-modules.ts';

/** Fills an empty course, and puts its first module on the air, so that the live state is seen. */
export async function seedCourse(): Promise<void> {
  if (!(await store.courseModules.all().limit(1).get()).empty) return;
  const ctx = { ...systemContext(), action: 'course.save' as const };
  const ids: number[] = [];
  for (const input of seededModules) ids.push((await saveModule({ ctx, input })).id);
  const [first] = ids;
  if (first !== undefined)
    await airModule({
      ctx: { ...systemContext(), action: 'course.air' },
      input: { id: first, on_air: true },
    });
}
