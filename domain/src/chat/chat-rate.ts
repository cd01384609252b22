import { z } from 'zod';

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
  const passed = Math.max(0, now - sender.refilled_at);
  const tokens = Math.min(CHAT_RATE.burst, sender.tokens + passed / CHAT_RATE.everyMs);
  const inMinute = sender.sent.filter(({ at }) => at > now - CHAT_RATE.minuteMs);
  const untilToken = tokens >= 1 ? 0 : (1 - tokens) * CHAT_RATE.everyMs;
  const blocking = inMinute.at(-CHAT_RATE.perMinute);
  const untilMinute = blocking ? blocking.at + CHAT_RATE.minuteMs - now : 0;
  const wait = Math.max(untilToken, untilMinute);
  if (wait > 0) return { retryAfter: Math.max(1, Math.ceil(wait / 1000)) };
  const sent = [...sender.sent, { id, at: now }].slice(-REMEMBERED);
  return { sender: { tokens: tokens - 1, refilled_at: now, sent } };
}
