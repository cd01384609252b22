import { z } from 'zod';

/** A numeric id: a positive integer, as JSON number or as the digits of a path segment. */
export const numericId = z.coerce
  .number({ error: 'The id must be a positive whole number.' })
  .int({ error: 'The id must be a positive whole number.' })
  .positive({ error: 'The id must be a positive whole number.' })
  .max(Number.MAX_SAFE_INTEGER, { error: 'The id must be a positive whole number.' });

/** A string id: at least one character. */
export const stringId = z.string().min(1, { error: 'The id must not be empty.' });

/** The part of an address that names a thing: lower-case words joined by single hyphens, at most 63 characters. */
export const slug = z
  .string()
  .max(63, { error: 'The slug is too long.' })
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'The slug may hold lower-case letters, digits and hyphens.' });
