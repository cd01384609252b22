import type { showEndpoints } from '@boma/domain/shows/shows.api.ts';
import type { Handlers } from '../platform/http/types.ts';
import { cancelShow } from './cancel-show.ts';
import { changeShow } from './change-show.ts';
import { editShowType } from './edit-show-type.ts';
import { endShow } from './end-show.ts';
import { followShow } from './follow-show.ts';
import { listEditedShowTypes } from './list-edited-show-types.ts';
import { listSchedule } from './list-schedule.ts';
import { listShowTypes } from './list-show-types.ts';
import { makeCalendarFeed } from './make-calendar-feed.ts';
import { planShow } from './plan-show.ts';
import { removeShowType } from './remove-show-type.ts';
import { showFollows } from './show-follows.ts';
import { startShow } from './start-show.ts';

const DONE = { data: {} };

export const showRoutes: Handlers<typeof showEndpoints> = {
  listShowTypes: async ({ ctx }) => ({ data: { show_types: await listShowTypes({ ctx }) } }),
  listSchedule: async () => ({ data: await listSchedule() }),
  planShow: async ({ ctx, body }) => ({ data: { show: await planShow({ ctx, input: body }) } }),
  changeShow: async ({ ctx, body }) => ({ data: { show: await changeShow({ ctx, input: body }) } }),
  cancelShow: async ({ ctx, body }) => ({ data: { show: await cancelShow({ ctx, input: body }) } }),
  startShow: async ({ ctx, body }) => ({ data: { show: await startShow({ ctx, input: body }) } }),
  endShow: async ({ ctx, body }) => ({ data: { show: await endShow({ ctx, input: body }) } }),
  showFollows: async ({ ctx }) => ({ data: await showFollows({ ctx }) }),
  followShow: async ({ ctx, body }) => ({ data: await followShow({ ctx, input: body }) }),
  makeCalendarFeed: async ({ ctx }) => ({ data: await makeCalendarFeed({ ctx }) }),
  listEditedShowTypes: async ({ ctx }) => ({ data: { show_types: await listEditedShowTypes({ ctx }) } }),
  saveShowType: async ({ ctx, body }) => editShowType({ ctx, input: body }).then(() => DONE),
  removeShowType: async ({ ctx, body }) => removeShowType({ ctx, input: body }).then(() => DONE),
};
