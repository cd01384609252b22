import { z } from 'zod';
import { cleanText } from '../clean-text.ts';
import { NAME_MAX, PROFILE_TEXTS } from './profile.ts';

/** Nobody types this much by mistake; it bounds the work of cleaning. */
const RAW_MAX = 500;

/** A name is in one line and has nothing in it that cannot be seen: it stands over messages, and others have to trust it. */
const name = z
  .string({ error: 'This must be text.' })
  .max(RAW_MAX, { error: PROFILE_TEXTS.tooLong, abort: true })
  .transform(cleanText)
  .pipe(z.string().max(NAME_MAX, { error: PROFILE_TEXTS.tooLong }));

/** What somebody says about themselves. A name that is not sent stays as it is; `id` is only compared with the token's. */
export const profileInput = z.object({
  id: z.string().optional(),
  /** What older clients send along; a POST is all there is. */
  _method: z.literal('put', { error: 'There is no such method.' }).optional(),
  display_name: z
    .string({ error: PROFILE_TEXTS.displayNameRequired })
    .pipe(name)
    .pipe(z.string().min(1, { error: PROFILE_TEXTS.displayNameRequired })),
  name: name.optional(),
  surname: name.optional(),
});
export type ProfileInput = z.output<typeof profileInput>;
