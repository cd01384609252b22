import { z } from 'zod';
import { drawToken } from '../limits/token-bucket.ts';

/** One message in two seconds in the long run, a few at once, and never more than twenty within a minute. */
export const CHAT_RATE = { everyMs: 2000, burst: 5, minuteMs: 60_000, perMinute: 20 } as const;
/** How many of a person's last messages a repeated call is recognised by. */
const REMEMBERED = 60;

/** `chat-senders/{uid}`: how much a person has sent lately. Times are unix milliseconds. */
export const chatSenderSchema = z.object({
  tokens: z.number(),
  refilled_at: z.int(),
  /** The last messages, the newest last. */
  sent: z.array(z.object({ id: z.string(), at: z.int() })),
});
export type ChatSender = z.output<typeof chatSenderSchema>;

/** Somebody who has been silent. */
export const restedSender = (now: number): ChatSender => ({
  tokens: CHAT_RATE.burst,
  refilled_at: now,
  sent: [],
});

/** The sender after one more message, or in how many whole seconds it may be sent. */
export function takeToken(
  sender: ChatSender,
  id: string,
  now: number,
): { sender: ChatSender } | { retryAfter: number } {
  const allowance = { capacity: CHAT_RATE.burst, refillMs: CHAT_RATE.everyMs };
  const draw = drawToken({ tokens: sender.tokens, updated_at: sender.refilled_at }, allowance, now);
  const inMinute = sender.sent.filter(({ at }) => at > now - CHAT_RATE.minuteMs);
  const blocking = inMinute.at(-CHAT_RATE.perMinute);
  const untilMinute = blocking ? Math.ceil((blocking.at + CHAT_RATE.minuteMs - now) / 1000) : 0;
  if (!draw.allowed) return { retryAfter: Math.max(draw.retryAfterSeconds, untilMinute) };
  if (untilMinute > 0) return { retryAfter: untilMinute };
  const sent = [...sender.sent, { id, at: now }].slice(-REMEMBERED);
  return { sender: { tokens: draw.bucket.tokens, refilled_at: now, sent } };
}
