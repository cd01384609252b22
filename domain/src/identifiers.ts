import { z } from 'zod';

const NUMERIC_ID = { error: 'The id must be a positive whole number.' };
const positive = z.int(NUMERIC_ID).positive(NUMERIC_ID);

/** A numeric id: a positive integer, as JSON number or as the digits of a path segment. */
export const numericId = z.union(
  [
    positive,
    z
      .string()
      .regex(/^[1-9]\d{0,15}$/)
      .transform(Number)
      .pipe(positive),
  ],
  NUMERIC_ID,
);

/** The part of an address that names a thing: lower-case words joined by single hyphens, at most 63 characters. */
export const slug = z
  .string()
  .max(63, { error: 'The slug is too long.' })
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
    error: 'The slug may hold lower-case letters, digits and hyphens.',
  });
