import type { courseEndpoints } from '@boma/domain/course/course.api.ts';
import { named, type Routes } from '../platform/http/routes.ts';
import { airModule } from './air-module.ts';
import { joinCourse } from './join-course.ts';
import { listModules } from './list-modules.ts';
import { orderModules } from './order-modules.ts';
import { saveModule } from './save-module.ts';
import { showCourse } from './show-course.ts';

export const courseRoutes: Routes<typeof courseEndpoints> = {
  showCourse: named('course', showCourse),
  joinCourse,
  listModules: named('modules', listModules),
  saveModule: named('module', saveModule),
  orderModules,
  airModule: named('module', airModule),
};
