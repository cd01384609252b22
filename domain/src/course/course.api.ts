import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import {
  airModuleInput,
  courseModuleSchema,
  courseViewSchema,
  joinCourseInput,
  orderModulesInput,
  saveModuleInput,
} from './course.schema.ts';

const version = { error: 'The version must be a whole number.' };
const oneModule = z.object({ data: z.object({ module: courseModuleSchema }) });

/** The part of the contract about the junior ranger course. */
export const courseEndpoints = {
  showCourse: {
    method: 'GET',
    path: '/api/kids-course',
    summary: 'The junior ranger course: its open modules in their order.',
    who: 'anyone',
    cache: { fresh: 10, staleWhileRevalidate: 60 },
    /** The newest version that the client knows, so that no shared cache answers with an older one. */
    query: z.object({ v: z.coerce.number(version).int(version).nonnegative(version).optional() }),
    response: z.object({ data: z.object({ course: courseViewSchema }) }),
  },
  joinCourse: {
    method: 'POST',
    path: '/api/user/junior-ranger',
    summary: 'Marks the user as a junior ranger, or no longer.',
    who: 'active-user',
    body: joinCourseInput,
    response: z.object({ data: z.object({ jr: z.boolean() }) }),
  },
  listModules: {
    method: 'GET',
    path: '/api/staff/course-modules',
    personal: true,
    summary: 'Staff: every module, drafts included.',
    who: { may: 'course.read' },
    response: z.object({ data: z.object({ modules: z.array(courseModuleSchema) }) }),
  },
  saveModule: {
    method: 'POST',
    path: '/api/staff/save-course-module',
    summary: 'Staff: adds a module to the course, or changes one.',
    who: { may: 'course.save' },
    body: saveModuleInput,
    response: oneModule,
    errors: ['not-found', 'conflict'],
  },
  orderModules: {
    method: 'POST',
    path: '/api/staff/order-course-modules',
    summary: 'Staff: puts the modules of the course into another order.',
    who: { may: 'course.order' },
    body: orderModulesInput,
    response: z.object({ data: z.object({}) }),
    errors: ['conflict'],
  },
  airModule: {
    method: 'POST',
    path: '/api/staff/air-course-module',
    summary: 'Staff: puts a module on the air, or takes it off.',
    who: { may: 'course.air' },
    body: airModuleInput,
    response: oneModule,
    errors: ['not-found', 'conflict'],
  },
} satisfies Record<string, Endpoint>;
