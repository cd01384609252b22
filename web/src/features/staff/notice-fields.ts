import type { ApiResponse } from '@boma/domain/api.ts';
import { NOTICE_ICONS } from '@boma/domain/notifications/notifications.constants.ts';
import type { PlannedNotice } from '@boma/domain/notifications/planned-notices.schema.ts';
import type { Publish } from '@boma/domain/publish.schema.ts';
import type { Edited, EditGroup } from '../../components/editing/edit-kind.ts';
import type { Values } from '../../components/form/problems.ts';
import { publishFields, publishValues, toPublish } from './publish-fields.ts';

export const noticeFields = [
  'caption',
  'message',
  'icon',
  'link_url',
  'link_text',
  'timeout',
  'publish',
  'publish_at',
] as const;
export type NoticeField = (typeof noticeFields)[number];
export type NoticeValues = Readonly<Record<NoticeField, string>>;

const SECONDS = [4, 8, 15, 30];
const USUAL_SECONDS = 8;

/** When it is sent, as staff say it. Its time may be over: it is on its way then. */
export const publishOfNotice = ({ send_at }: PlannedNotice): Publish =>
  send_at === null ? { kind: 'draft' } : { kind: 'later', at: send_at };

/** What the form shows of a notice that waits, or of a new one, which is a draft. */
export function noticeValues(notice?: PlannedNotice): NoticeValues {
  return {
    caption: notice?.caption ?? '',
    message: notice?.message ?? '',
    icon: notice?.icon ?? '',
    link_url: notice?.link_url ?? '',
    link_text: notice?.link_text ?? '',
    timeout: String(notice ? notice.timeout / 1000 : USUAL_SECONDS),
    ...publishValues(notice ? publishOfNotice(notice) : { kind: 'draft' }),
  };
}

/** What staff typed, as the server takes it. It may be wrong: the schema says where. */
export const toNotice = (values: NoticeValues) => ({
  caption: values.caption,
  message: values.message,
  icon: NOTICE_ICONS.find((each) => each === values.icon) ?? null,
  link_url: values.link_url.trim() || null,
  link_text: values.link_text,
  timeout: Number(values.timeout) * 1000,
  publish: toPublish(values),
});

export const noticeFieldOf: Readonly<Record<string, NoticeField>> = { 'publish.at': 'publish_at' };

const secondsOption = (seconds: number) => ({ value: String(seconds), text: `${seconds} seconds` });

export const noticeGroups: readonly EditGroup<NoticeField>[] = [
  {
    title: 'What it says',
    fields: [
      { name: 'caption', label: 'Heading', hint: 'May be empty.' },
      { name: 'message', label: 'Message', kind: 'text' },
      {
        name: 'icon',
        label: 'Drawing',
        kind: 'choice',
        options: [{ value: '', text: 'None' }, ...NOTICE_ICONS.map((value) => ({ value, text: value }))],
      },
      { name: 'timeout', label: 'It stays for', kind: 'choice', options: SECONDS.map(secondsOption) },
      { name: 'link_url', label: 'Link', hint: 'A path from / on, or an https address.' },
      { name: 'link_text', label: 'Text of the link' },
    ],
  },
  {
    title: 'When it is sent',
    lead: 'Everyone who is on the site then sees it. A sent notice cannot be taken back.',
    fields: publishFields('Send it'),
  },
];

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
