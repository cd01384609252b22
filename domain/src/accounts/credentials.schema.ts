import { z } from 'zod';
import { EMAIL_MAX, EMAIL_PATTERN, EMAIL_TOO_LONG, PASSWORD_MIN } from './credentials.ts';

const REQUIRED_EMAIL = 'Your email is required.';
const REQUIRED_PASSWORD = 'Your password is required.';
/** The specification's wording, mistake included. */
const EMAIL_FORMAT = 'The format of your email is incorrect format.';

// Each field shows one problem at a time: `abort` skips the later checks.
export const emailSchema = z
  .string({ error: REQUIRED_EMAIL })
  .trim()
  .min(1, { error: REQUIRED_EMAIL, abort: true })
  .max(EMAIL_MAX, { error: EMAIL_TOO_LONG, abort: true })
  .regex(EMAIL_PATTERN, { error: EMAIL_FORMAT });

export const passwordSchema = z
  .string({ error: REQUIRED_PASSWORD })
  .min(1, { error: REQUIRED_PASSWORD, abort: true })
  .min(PASSWORD_MIN, { error: `Must be at least ${PASSWORD_MIN} characters.` });

/** The user's email and password. They go to Firebase Auth and never to our server. */
export const credentialsSchema = z.object({ email: emailSchema, password: passwordSchema });
export type Credentials = z.infer<typeof credentialsSchema>;
