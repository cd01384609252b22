import type { showEndpoints } from '@boma/domain/shows/shows.api.ts';
import { named, type Routes } from '../platform/http/routes.ts';
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

export const showRoutes: Routes<typeof showEndpoints> = {
  listShowTypes: named('show_types', listShowTypes),
  listSchedule,
  planShow: named('show', planShow),
  changeShow: named('show', changeShow),
  cancelShow: named('show', cancelShow),
  startShow: named('show', startShow),
  endShow: named('show', endShow),
  showFollows,
  followShow,
  makeCalendarFeed,
  listEditedShowTypes: named('show_types', listEditedShowTypes),
  saveShowType: editShowType,
  removeShowType,
};
