import type { notificationEndpoints } from '@boma/domain/notifications/notifications.api.ts';
import type { Handlers } from '../platform/http/types.ts';
import { chooseCategories } from './choose-categories.ts';
import { listCategories } from './list-categories.ts';
import { listNotices } from './list-notices.ts';
import { notifyEverybody } from './notify-everybody.ts';
import { pinAnnouncement } from './pin-announcement.ts';

export const notificationRoutes: Handlers<typeof notificationEndpoints> = {
  listNotices: async ({ ctx }) => ({ data: await listNotices({ ctx }) }),
  sendNotice: async ({ ctx, body }) => ({ data: await notifyEverybody({ ctx, input: body }) }),
  pinAnnouncement: async ({ ctx, body }) => pinAnnouncement({ ctx, input: body }).then(() => ({ data: {} })),
  listCategories: async ({ ctx, body }) => ({ categories: await listCategories({ ctx, input: body }) }),
  chooseCategories: async ({ ctx, body }) =>
    chooseCategories({ ctx, input: body }).then(() => ({ data: {} })),
};
