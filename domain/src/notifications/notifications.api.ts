import { z } from 'zod';
import { storedVersion } from '../editing.ts';
import type { Endpoint } from '../endpoint.ts';
import { announcementSchema, pinAnnouncementInput } from './announcement.schema.ts';
import { categoryViewSchema, chooseCategoriesInput, listCategoriesInput } from './categories.schema.ts';
import { noticeSchema } from './notifications.schema.ts';
import {
  removeNoticeInput,
  saveNoticeInput,
  sendNoticeInput,
  staffNoticeSchema,
} from './planned-notices.schema.ts';
import {
  editCategoryInput,
  orderCategoriesInput,
  removeCategoryInput,
  staffCategorySchema,
} from './staff-categories.schema.ts';

/** The part of the contract about what staff say to everyone on the site. */
export const notificationEndpoints = {
  listNotices: {
    method: 'GET',
    path: '/api/staff/notices',
    personal: true,
    summary: 'Staff: the notices that wait, the last ones to everyone, and the pinned announcement.',
    who: { may: 'desk.read' },
    response: z.object({
      data: z.object({
        /** The next one first, drafts last. */
        planned: z.array(staffNoticeSchema),
        /** The newest first. */
        notices: z.array(noticeSchema),
        pinned: z.object({ version: storedVersion, announcement: announcementSchema }).nullable(),
      }),
    }),
  },
  sendNotice: {
    method: 'POST',
    path: '/api/staff/send-notice',
    summary: 'Staff: sends a notice to everyone who is on the site now.',
    who: { may: 'notice.send' },
    body: sendNoticeInput,
    response: z.object({ data: z.object({ id: z.string() }) }),
    errors: ['conflict'],
  },
  saveNotice: {
    method: 'POST',
    path: '/api/staff/save-notice',
    summary: 'Staff: keeps a notice as a draft, or plans when it is sent.',
    who: { may: 'notice.save' },
    body: saveNoticeInput,
    response: z.object({ data: z.object({}) }),
    errors: ['conflict'],
  },
  removeNotice: {
    method: 'POST',
    path: '/api/staff/remove-notice',
    summary: 'Staff: removes a notice that waits.',
    who: { may: 'notice.remove' },
    body: removeNoticeInput,
    response: z.object({ data: z.object({}) }),
    errors: ['conflict'],
  },
  pinAnnouncement: {
    method: 'POST',
    path: '/api/staff/pin-announcement',
    summary: 'Staff: pins an announcement to every page, or takes it down.',
    who: { may: 'announcement.pin' },
    body: pinAnnouncementInput,
    response: z.object({ data: z.object({}) }),
    errors: ['conflict'],
  },
  listCategories: {
    method: 'POST',
    path: '/api/notifications/categories',
    summary: 'The kinds of alert, in list order.',
    who: 'anyone',
    body: listCategoriesInput,
    response: z.object({ categories: z.array(categoryViewSchema) }),
  },
  listEditedCategories: {
    method: 'GET',
    path: '/api/staff/alert-kinds',
    personal: true,
    summary: 'Staff: all kinds of alert with their versions, in list order.',
    who: { may: 'desk.read' },
    response: z.object({ data: z.object({ categories: z.array(staffCategorySchema) }) }),
  },
  editCategory: {
    method: 'POST',
    path: '/api/staff/save-alert-kind',
    summary: 'Staff: adds a kind of alert, or changes one.',
    who: { may: 'alert-kind.save' },
    body: editCategoryInput,
    response: z.object({ data: z.object({}) }),
    errors: ['conflict'],
  },
  orderCategories: {
    method: 'POST',
    path: '/api/staff/order-alert-kinds',
    summary: 'Staff: puts the kinds of alert into another order.',
    who: { may: 'alert-kind.order' },
    body: orderCategoriesInput,
    response: z.object({ data: z.object({}) }),
    errors: ['conflict'],
  },
  removeCategory: {
    method: 'POST',
    path: '/api/staff/remove-alert-kind',
    summary: 'Admins: removes a kind of alert that no animal and no sighting belongs to.',
    who: { may: 'alert-kind.remove' },
    body: removeCategoryInput,
    response: z.object({ data: z.object({}) }),
    errors: ['conflict'],
  },
  chooseCategories: {
    method: 'POST',
    path: '/api/user/notifications/categories',
    summary: 'Stores the kinds of alert that the user wants. None: all of them.',
    who: 'active-user',
    body: chooseCategoriesInput,
    response: z.object({ data: z.object({}) }),
    errors: ['forbidden'],
  },
} satisfies Record<string, Endpoint>;
