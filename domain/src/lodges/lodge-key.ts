/** The lodge key of a host without a first label. */
export const UNKNOWN_LODGE = 'unknown';

/**
 * The lodge key of a host name: its first label, lower-cased; 'unknown' for an empty host.
 *
 * `www` and `localhost` are keys too. The API knows no such lodge, so the default branding shows without a list of
 * exceptions.
 */
export function lodgeKey(hostname: string): string {
  return hostname.toLowerCase().split('.')[0] || UNKNOWN_LODGE;
}
