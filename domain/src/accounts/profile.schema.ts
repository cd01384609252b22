import { z } from 'zod';
import { shownText } from '../shown-text.ts';
import { PROFILE_TEXTS } from './profile.ts';
import { isInOneScript, isVisibleName } from './reserved-name.ts';

/** Characters, as `maxlength` counts them. */
const NAME_MAX = 50;

/** A name of one line without hidden characters. It is shown above the user's messages, so other viewers rely on it. */
const nameOr = (noText: string) =>
  shownText({ max: NAME_MAX, tooLong: `Please use maximum ${NAME_MAX} characters`, noText });
const name = nameOr('This must be text.');

/** The profile that the user sends. Absent names stay unchanged. `id` is only compared with the token's user. */
export const profileInput = z.object({
  id: z.string({ error: 'The id must be text.' }).optional(),
  /** Older clients send it in any case. The call is always a POST. */
  _method: z
    .string({ error: 'There is no such method.' })
    .regex(/^put$/i, { error: 'There is no such method.' })
    .optional(),
  display_name: nameOr(PROFILE_TEXTS.displayNameRequired)
    .min(1, { error: PROFILE_TEXTS.displayNameRequired, abort: true })
    .refine(isVisibleName, { error: PROFILE_TEXTS.displayNameInvisible, abort: true })
    .refine(isInOneScript, { error: PROFILE_TEXTS.mixedScripts }),
  name: name.optional(),
  surname: name.optional(),
});
export type ProfileInput = z.output<typeof profileInput>;
