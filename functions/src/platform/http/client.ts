import type { IncomingHttpHeaders } from 'node:http';
import type { Client } from '../context.ts';

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? '';

/**
 * Where a request comes from, as well as can be told. Hosting names the browser's address in a header of its own; whoever
 * goes round Hosting can put anything there, so an address may limit somebody and never let anybody in.
 */
export function clientOf(headers: IncomingHttpHeaders, remoteAddress: string | undefined): Client {
  const forwarded = one(headers['x-forwarded-for']).split(',').at(-1)?.trim();
  const address = one(headers['fastly-client-ip']).trim() || forwarded || remoteAddress;
  return {
    ...(address && { address: address.slice(0, 64) }),
    userAgent: one(headers['user-agent']).slice(0, 512),
  };
}
