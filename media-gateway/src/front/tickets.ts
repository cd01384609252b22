import { createHmac, timingSafeEqual } from 'node:crypto';

/** The token of a code until `expires` (unix seconds): base64url(HMAC-SHA256(secret, `code:expires`)). */
export const playbackToken = (secret: string, code: string, expires: number): string =>
  createHmac('sha256', secret).update(`${code}:${expires}`).digest('base64url');

/**
 * The ticket of a request as a query (`?expires=…&token=…`), if it opens this code now; otherwise undefined. The comparison
 * takes the same time for every token.
 */
export function validTicket(
  secret: string,
  code: string,
  query: URLSearchParams,
  nowMs: number,
): string | undefined {
  const [expires, token] = [query.get('expires') ?? '', query.get('token') ?? ''];
  if (!/^[1-9]\d{0,11}$/.test(expires) || Number(expires) * 1000 <= nowMs) return undefined;
  const right = Buffer.from(playbackToken(secret, code, Number(expires)));
  const given = Buffer.from(token);
  return given.length === right.length && timingSafeEqual(given, right)
    ? `?expires=${expires}&token=${token}`
    : undefined;
}
