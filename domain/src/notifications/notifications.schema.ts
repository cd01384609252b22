import { z } from 'zod';
import { pathOrHttps } from '../addresses.ts';
import { shownText } from '../shown-text.ts';
import { storedTime } from '../stored-time.ts';
import { cssColour } from './css-colour.ts';
import { NOTICE_DEFAULT_TIMEOUT, NOTICE_ICONS } from './notifications.constants.ts';

const MESSAGE = 'Say it in 1 to 300 characters.';
const TIMEOUT = { error: 'The timeout is a whole number of milliseconds from 1000 to 300000.' };
const short = (what: string) => shownText({ max: 80, tooLong: `The ${what} has at most 80 characters.` });

/** What a notice says. */
export const noticeWords = {
  caption: short('caption').default(''),
  message: shownText({ max: 300, tooLong: MESSAGE, missing: MESSAGE }),
  /** The toast's background. Null: the site's own colour. */
  colour: cssColour.nullable().default(null),
  /** Milliseconds. */
  timeout: z.int(TIMEOUT).min(1000, TIMEOUT).max(300_000, TIMEOUT).default(NOTICE_DEFAULT_TIMEOUT),
  img_url: pathOrHttps('picture').nullable().default(null),
  /** Shown when there is no picture. */
  icon: z
    .enum(NOTICE_ICONS, { error: `The icon is one of ${NOTICE_ICONS.join(', ')}.` })
    .nullable()
    .default(null),
  link_url: pathOrHttps('link').nullable().default(null),
  link_text: short('link').default(''),
};

interface Link {
  readonly link_url: string | null;
  readonly link_text: string;
}
export const linkIsWhole = ({ link_url, link_text }: Link) => (link_url === null) === (link_text === '');
export const WHOLE_LINK = { path: ['link_text'], error: 'A link needs both its address and its text.' };

/** What an operator sends to everybody on the site. */
export const notifyInput = z.strictObject(noticeWords).refine(linkIsWhole, WHOLE_LINK);
export type NotifyInput = z.input<typeof notifyInput>;

/** `notify-sitewide/{id}`: a notice that was sent, with the time of the server's clock. */
export const storedNoticeSchema = z
  .strictObject({ ...noticeWords, sent_at: storedTime })
  .refine(linkIsWhole, WHOLE_LINK);
export type StoredNotice = z.output<typeof storedNoticeSchema>;

/** A notice as clients get it. `sent_at` is unix seconds. */
export const noticeSchema = z.object({ id: z.string(), ...noticeWords, sent_at: z.number().positive() });
export type Notice = z.output<typeof noticeSchema>;

/** A stored notice for clients. */
export function toNotice(id: string, stored: StoredNotice): Notice {
  return { id, ...stored, sent_at: stored.sent_at / 1000 };
}
