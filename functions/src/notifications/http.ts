import type { notificationEndpoints } from '@boma/domain/notifications/notifications.api.ts';
import { named, type Routes, whole } from '../platform/http/routes.ts';
import { chooseCategories } from './choose-categories.ts';
import { editCategory } from './edit-category.ts';
import { listCategories } from './list-categories.ts';
import { listEditedCategories } from './list-edited-categories.ts';
import { listNotices } from './list-notices.ts';
import { notifyEverybody } from './notify-everybody.ts';
import { orderCategories } from './order-categories.ts';
import { pinAnnouncement } from './pin-announcement.ts';
import { removeCategory } from './remove-category.ts';
import { removeNotice } from './remove-notice.ts';
import { saveNotice } from './save-notice.ts';

export const notificationRoutes: Routes<typeof notificationEndpoints> = {
  listNotices,
  sendNotice: notifyEverybody,
  saveNotice,
  removeNotice,
  pinAnnouncement,
  listCategories: whole(named('categories', listCategories)),
  listEditedCategories: named('categories', listEditedCategories),
  editCategory,
  orderCategories,
  removeCategory,
  chooseCategories,
};
