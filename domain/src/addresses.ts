import { z } from 'zod';

/** An https address of a host that has a name, such as `https://live.example.org/dam.m3u8?key=7`. */
export const namedHttps = (error: string) =>
  z.url({ protocol: /^https$/, hostname: z.regexes.domain, error }).max(2000, { error });

/**
 * A path of the site or an https address: the same from every page, and never a script. A backslash is refused because
 * browsers read it as a slash, which turns `/\host` into another site. `what` stands in the sentence about it.
 */
export const pathOrHttps = (
  what: 'picture' | 'logo' | 'film' | 'link',
  error = `A ${what} is a path that begins with a slash, or an https address.`,
) =>
  z
    .string()
    .max(2000, { error })
    .regex(/^(?:\/(?![/\\])|https:\/\/[a-z0-9])[^\s\\]*$/i, { error });
