/** The lodge key of a host without a first label. */
export const UNKNOWN_LODGE = 'unknown';

/**
 * The lodge key a host name stands for: its first label, lower-cased. An empty host has none and answers 'unknown'.
 *
 * Every other host has a label, `www` and `localhost` too. A key the API does not know is simply no lodge, so the
 * default branding shows and nobody has to keep a list of exceptions.
 */
export function lodgeKey(hostname: string): string {
  return hostname.toLowerCase().split('.')[0] || UNKNOWN_LODGE;
}
