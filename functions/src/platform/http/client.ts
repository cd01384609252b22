import type { IncomingHttpHeaders } from 'node:http';
import type { Client } from '../context.ts';

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? '';

/** The origin of the page that asks; '' where the browser tells none. */
const originOf = ({ origin, referer = '' }: IncomingHttpHeaders) =>
  origin ?? URL.parse(referer)?.origin ?? '';

/**
 * Where a request comes from, as well as can be told. Hosting names the browser's address in a header of its own; whoever
 * goes round Hosting can put anything there, so an address may limit somebody and never let anybody in.
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
