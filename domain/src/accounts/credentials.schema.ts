import { z } from 'zod';
import { EMAIL_MAX, EMAIL_PATTERN, PASSWORD_MIN } from './credentials.ts';

const REQUIRED_EMAIL = 'Your email is required.';
const REQUIRED_PASSWORD = 'Your password is required.';
/** The specification's wording, mistake included. */
export const EMAIL_FORMAT = 'The format of your email is incorrect format.';

// Each field shows one problem at a time: `abort` skips the later checks.
export const emailSchema = z
  .string({ error: REQUIRED_EMAIL })
  .trim()
  .min(1, { error: REQUIRED_EMAIL, abort: true })
  .max(EMAIL_MAX, { error: `Please use maximum ${EMAIL_MAX} characters`, abort: true })
  .regex(EMAIL_PATTERN, { error: EMAIL_FORMAT });

const TOO_SHORT = { error: `Must be at least ${PASSWORD_MIN} characters.` };
const givenPassword = z
  .string({ error: REQUIRED_PASSWORD })
  .min(1, { error: REQUIRED_PASSWORD, abort: true });
export const passwordSchema = givenPassword.min(PASSWORD_MIN, TOO_SHORT);

/** The user's email and password. They go to Firebase Auth and never to our server. */
export const credentialsSchema = z.object({ email: emailSchema, password: passwordSchema });
export type Credentials = z.infer<typeof credentialsSchema>;

/** The password that proves whose account it is. One from before a rule stays valid. */
export const passwordProof = z.object({ password: givenPassword });

export const passwordChange = z
  .object({ current: givenPassword, next: z.string().min(PASSWORD_MIN, TOO_SHORT) })
  .refine(({ current, next }) => next !== current, {
    path: ['next'],
    error: 'This is your password already.',
  });

/** `now` is the account's current address. */
export const emailChange = (now: string) =>
  z.object({
    current: givenPassword,
    email: emailSchema.refine((email) => email.toLowerCase() !== now.toLowerCase(), {
      error: 'This is your email already.',
    }),
  });
