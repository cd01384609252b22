import type { IncomingHttpHeaders } from 'node:http';
import type { Client } from '../context.ts';

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? '';

/** The origin of the calling page. Empty if the browser sends none. */
const originOf = ({ origin, referer = '' }: IncomingHttpHeaders) =>
  origin ?? URL.parse(referer)?.origin ?? '';

/**
 * Where a request seems to come from. Hosting puts the browser's address into a header of its own. A caller that bypasses
 * Hosting can forge it, so an address may limit a caller and must never grant anything.
 */
export function clientOf(
  headers: IncomingHttpHeaders,
  remoteAddress: string | undefined,
  isOwnOrigin: (origin: string) => boolean,
): Client {
  const origin = originOf(headers);
  const forwarded = one(headers['x-forwarded-for']).split(',').at(-1)?.trim();
  const address = one(headers['fastly-client-ip']).trim() || forwarded || remoteAddress;
  return {
    ...(address && { address: address.slice(0, 64) }),
    ...(isOwnOrigin(origin) && { origin }),
    userAgent: one(headers['user-agent']).slice(0, 512),
  };
}
