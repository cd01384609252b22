import { z } from 'zod';
import { catalogueCache } from '../catalogue-cache.ts';
import type { Endpoint } from '../endpoint.ts';
import { followShowInput, followsViewSchema } from './follows.schema.ts';
import { showTypeSchema } from './show-types.schema.ts';
import {
  cancelShowInput,
  changeShowInput,
  endShowInput,
  planShowInput,
  publishedScheduleSchema,
  showViewSchema,
  startShowInput,
} from './shows.schema.ts';
import { removeShowTypeInput, saveShowTypeInput, staffShowTypeSchema } from './staff-show-types.schema.ts';

/** The newest version that the client knows. It is part of the address, so no shared cache answers with an older one. */
const catalogueVersion = z.coerce
  .number({ error: 'The version must be a whole number.' })
  .int({ error: 'The version must be a whole number.' })
  .nonnegative({ error: 'The version must be a whole number.' });

const oneShow = z.object({ data: z.object({ show: showViewSchema }) });
const done = z.object({ data: z.object({}) });
const follows = z.object({ data: followsViewSchema });

/** The part of the contract about shows. */
export const showEndpoints = {
  listShowTypes: {
    method: 'GET',
    path: '/api/show-types',
    first: true,
    summary: 'The kinds of show, active or not, in list order.',
    who: 'anyone',
    cache: catalogueCache,
    query: z.object({ v: catalogueVersion.optional() }),
    response: z.object({ data: z.object({ show_types: z.array(showTypeSchema) }) }),
  },
  listSchedule: {
    method: 'GET',
    path: '/api/schedule',
    first: true,
    summary: 'The shows on the air and the planned ones, also cancelled ones, in time order.',
    who: 'anyone',
    cache: { fresh: 10, staleWhileRevalidate: 60 },
    query: z.object({ v: catalogueVersion.optional() }),
    response: z.object({ data: publishedScheduleSchema }),
    errors: ['unavailable'],
  },
  planShow: {
    method: 'POST',
    path: '/api/staff/plan-show',
    summary: 'Staff: plans a show.',
    who: { may: 'show.plan' },
    body: planShowInput,
    response: oneShow,
  },
  changeShow: {
    method: 'POST',
    path: '/api/staff/change-show',
    summary:
      'Staff: moves a planned show, or changes what it is about. One on the air keeps its kind and its time.',
    who: { may: 'show.change' },
    body: changeShowInput,
    response: oneShow,
    errors: ['not-found', 'conflict'],
  },
  cancelShow: {
    method: 'POST',
    path: '/api/staff/cancel-show',
    summary: 'Staff: cancels a planned show.',
    who: { may: 'show.cancel' },
    body: cancelShowInput,
    mayNameProtected: ['reason'],
    response: oneShow,
    errors: ['not-found', 'conflict'],
  },
  startShow: {
    method: 'POST',
    path: '/api/staff/start-show',
    summary: 'Staff: puts a show on the air. More than 30 minutes before its time it must say `early`.',
    who: { may: 'show.start' },
    body: startShowInput,
    response: oneShow,
    errors: ['not-found', 'conflict'],
  },
  endShow: {
    method: 'POST',
    path: '/api/staff/end-show',
    summary:
      'Staff: takes a show off the air: for good, or back to the schedule while its planned time is ahead.',
    who: { may: 'show.end' },
    body: endShowInput,
    response: oneShow,
    errors: ['not-found', 'conflict'],
  },
  showFollows: {
    method: 'GET',
    path: '/api/user/shows',
    personal: true,
    summary: 'The kinds of show that the user follows.',
    who: 'active-user',
    response: follows,
  },
  followShow: {
    method: 'POST',
    path: '/api/user/shows',
    summary: 'Follows a kind of show, or no longer.',
    who: 'active-user',
    body: followShowInput,
    response: follows,
    errors: ['not-found'],
  },
  makeCalendarFeed: {
    method: 'POST',
    path: '/api/user/shows/calendar',
    summary: 'Makes the address of a calendar of the followed shows. An earlier address ends.',
    who: 'active-user',
    response: z.object({ data: z.object({ url: z.string() }) }),
    errors: ['too-many-requests'],
  },
  listEditedShowTypes: {
    method: 'GET',
    path: '/api/staff/show-types',
    personal: true,
    summary: 'Staff: all kinds of show, as they are stored.',
    who: { may: 'desk.read' },
    response: z.object({ data: z.object({ show_types: z.array(staffShowTypeSchema) }) }),
  },
  saveShowType: {
    method: 'POST',
    path: '/api/staff/save-show-type',
    summary: 'Staff: adds a kind of show, or changes one.',
    who: { may: 'show-type.save' },
    body: saveShowTypeInput,
    response: done,
    errors: ['conflict'],
  },
  removeShowType: {
    method: 'POST',
    path: '/api/staff/remove-show-type',
    summary: 'Admins: removes a kind of show that no show has.',
    who: { may: 'show-type.remove' },
    body: removeShowTypeInput,
    response: done,
    errors: ['conflict'],
  },
} satisfies Record<string, Endpoint>;
