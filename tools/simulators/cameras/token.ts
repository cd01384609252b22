import { createHmac, timingSafeEqual } from 'node:crypto';

/** The playback token of a camera: base64url(HMAC-SHA256(secret, `code:expires`)), expires in unix seconds. */
export const playbackToken = (secret: string, code: string, expires: number): string =>
  createHmac('sha256', secret).update(`${code}:${expires}`).digest('base64url');

export interface Ticket {
  expires: string | null;
  token: string | null;
}

/** Whether a ticket opens a camera at a moment; compares in constant time. */
export function isTicketValid(secret: string, code: string, ticket: Ticket, nowMs: number): boolean {
  if (!ticket.token || !ticket.expires || !/^[1-9]\d{0,11}$/.test(ticket.expires)) return false;
  const expires = Number(ticket.expires);
  const right = Buffer.from(playbackToken(secret, code, expires));
  const given = Buffer.from(ticket.token);
  return given.length === right.length && timingSafeEqual(given, right) && expires * 1000 > nowMs;
}
