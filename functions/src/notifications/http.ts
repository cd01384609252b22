import type { notificationEndpoints } from '@boma/domain/notifications/notifications.api.ts';
import type { Handlers } from '../platform/http/types.ts';
import { chooseCategories } from './choose-categories.ts';
import { editCategory } from './edit-category.ts';
import { listCategories } from './list-categories.ts';
import { listEditedCategories } from './list-edited-categories.ts';
import { listNotices } from './list-notices.ts';
import { notifyEverybody } from './notify-everybody.ts';
import { pinAnnouncement } from './pin-announcement.ts';
import { removeCategory } from './remove-category.ts';

const DONE = { data: {} };

export const notificationRoutes: Handlers<typeof notificationEndpoints> = {
  listNotices: async ({ ctx }) => ({ data: await listNotices({ ctx }) }),
  sendNotice: async ({ ctx, body }) => ({ data: await notifyEverybody({ ctx, input: body }) }),
  pinAnnouncement: async ({ ctx, body }) => pinAnnouncement({ ctx, input: body }).then(() => DONE),
  listCategories: async ({ ctx, body }) => ({ categories: await listCategories({ ctx, input: body }) }),
  listEditedCategories: async ({ ctx }) => ({ data: { categories: await listEditedCategories({ ctx }) } }),
  editCategory: async ({ ctx, body }) => editCategory({ ctx, input: body }).then(() => DONE),
  removeCategory: async ({ ctx, body }) => removeCategory({ ctx, input: body }).then(() => DONE),
  chooseCategories: async ({ ctx, body }) => chooseCategories({ ctx, input: body }).then(() => DONE),
};
