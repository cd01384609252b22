import type { IncomingHttpHeaders } from 'node:http';
import type { Client } from '../context.ts';

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? '';

/** The origin of the calling page. Empty if the browser sends none. */
const originOf = ({ origin, referer = '' }: IncomingHttpHeaders) =>
  origin ?? URL.parse(referer)?.origin ?? '';

/**
 * Where a request seems to come from. Hosting passes the browser's address in the header `fastly-client-ip`. A caller
 * that bypasses Hosting can forge it, so use an address only to limit callers, never to grant anything.
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
