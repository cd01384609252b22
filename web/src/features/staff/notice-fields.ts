import type { ApiResponse } from '@boma/domain/api.ts';
import { NOTICE_ICONS } from '@boma/domain/notifications/notifications.constants.ts';
import type { Edited, EditGroup } from '../../components/editing/edit-kind.ts';
import type { Values } from '../../components/form/problems.ts';

export const noticeFields = ['caption', 'message', 'icon', 'link_url', 'link_text', 'timeout'] as const;
export type NoticeField = (typeof noticeFields)[number];

export const toNotice = ({ caption, message, icon, link_url, link_text, timeout }: Values<NoticeField>) => ({
  caption,
  message,
  icon: NOTICE_ICONS.find((each) => each === icon) ?? null,
  link_url: link_url.trim() || null,
  link_text,
  timeout: Number(timeout) * 1000,
});

export const pinFields = ['message', 'link_url', 'link_text'] as const;
type PinField = (typeof pinFields)[number];

export const toAnnouncement = ({ message, link_url, link_text }: Values<PinField>) => ({
  message,
  link_url: link_url.trim() || null,
  link_text,
});

/** The form of the pinned announcement. Nothing is pinned: empty fields. */
export function pinEdited(pinned: ApiResponse<'listNotices'>['data']['pinned']): Edited<PinField> {
  const { message = '', link_url, link_text = '' } = pinned?.announcement ?? {};
  return { version: pinned?.version ?? null, values: { message, link_url: link_url ?? '', link_text } };
}

export const pinGroups: readonly EditGroup<PinField>[] = [
  {
    fields: [
      { name: 'message', label: 'Announcement', kind: 'text' },
      { name: 'link_url', label: 'Link', hint: 'A path from / on, or an https address.' },
      { name: 'link_text', label: 'Text of the link' },
    ],
  },
];
