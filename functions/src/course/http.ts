import type { courseEndpoints } from '@boma/domain/course/course.api.ts';
import type { Handlers } from '../platform/http/types.ts';
import { airModule } from './air-module.ts';
import { joinCourse } from './join-course.ts';
import { listModules } from './list-modules.ts';
import { saveModule } from './save-module.ts';
import { showCourse } from './show-course.ts';

export const courseRoutes: Handlers<typeof courseEndpoints> = {
  showCourse: async ({ ctx }) => ({ data: { course: await showCourse({ ctx }) } }),
  joinCourse: async ({ ctx, body }) => ({ data: await joinCourse({ ctx, input: body }) }),
  listModules: async ({ ctx }) => ({ data: { modules: await listModules({ ctx }) } }),
  saveModule: async ({ ctx, body }) => ({ data: { module: await saveModule({ ctx, input: body }) } }),
  airModule: async ({ ctx, body }) => ({ data: { module: await airModule({ ctx, input: body }) } }),
};
