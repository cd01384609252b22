import { z } from 'zod';
import { pathOrHttps } from '../addresses.ts';
import { versionSchema } from '../editing.ts';
import { shownText } from '../shown-text.ts';

const MESSAGE = 'Say it in 1 to 200 characters.';

const fields = {
  message: shownText({ max: 200, tooLong: MESSAGE, missing: MESSAGE }),
  link_url: pathOrHttps('link').nullable().default(null),
  link_text: shownText({ max: 80, tooLong: 'The link has at most 80 characters.' }).default(''),
};

interface Link {
  readonly link_url: string | null;
  readonly link_text: string;
}

/** What staff pin. */
export const announcementInput = z
  .strictObject(fields)
  .refine(({ link_url, link_text }: Link) => (link_url === null) === (link_text === ''), {
    path: ['link_text'],
    error: 'A link needs both its address and its text.',
  });

/** `server-state/announcement`. Without a document nothing is pinned. */
export const storedAnnouncementSchema = z.object({ ...fields, pinned_at: z.int() });
export type StoredAnnouncement = z.output<typeof storedAnnouncementSchema>;

/** A pinned announcement as every page gets it. The id changes with each pinning, so that a closed one appears again. */
export const announcementSchema = z.object({ id: z.string(), ...fields });
export type Announcement = z.output<typeof announcementSchema>;

/** Null takes the announcement down. */
export const pinAnnouncementInput = z.strictObject({
  version: versionSchema,
  announcement: announcementInput.nullable(),
});
export type PinAnnouncementInput = z.output<typeof pinAnnouncementInput>;
