import { z } from 'zod';
import { drawToken } from '../limits/token-bucket.ts';

/** One message every two seconds on average, a burst of five, and at most twenty within a minute. */
export const CHAT_RATE = { everyMs: 2000, burst: 5, minuteMs: 60_000, perMinute: 20 } as const;
/** How many of a sender's last messages are stored, to recognise a repeated call. */
const REMEMBERED = 60;

/** `chat-senders/{uid}`: what a user has sent recently. Times are unix milliseconds. */
export const chatSenderSchema = z.object({
  tokens: z.number(),
  refilled_at: z.int(),
  /** The last messages, newest last. */
  sent: z.array(z.object({ id: z.string(), at: z.int(), chat: z.string().optional() })),
});
export type ChatSender = z.output<typeof chatSenderSchema>;

/** A user who has sent nothing recently. */
export const newSender = (now: number): ChatSender => ({
  tokens: CHAT_RATE.burst,
  refilled_at: now,
  sent: [],
});

/** The sender after one more message, or the whole seconds until the message may be sent. */
export function countMessage(
  sender: ChatSender,
  { id, chat }: { readonly id: string; readonly chat: string },
  now: number,
): { sender: ChatSender } | { retryAfter: number } {
  const allowance = { capacity: CHAT_RATE.burst, refillMs: CHAT_RATE.everyMs };
  const draw = drawToken({ tokens: sender.tokens, updated_at: sender.refilled_at }, allowance, now);
  const inMinute = sender.sent.filter(({ at }) => at > now - CHAT_RATE.minuteMs);
  const blocking = inMinute.at(-CHAT_RATE.perMinute);
  const untilMinute = blocking ? Math.ceil((blocking.at + CHAT_RATE.minuteMs - now) / 1000) : 0;
  if (!draw.allowed) return { retryAfter: Math.max(draw.retryAfterSeconds, untilMinute) };
  if (untilMinute > 0) return { retryAfter: untilMinute };
  const sent = [...sender.sent, { id, at: now, chat }].slice(-REMEMBERED);
  return { sender: { tokens: draw.bucket.tokens, refilled_at: now, sent } };
}

/** Whole seconds until this user may write to a slow chat again. 0: now. */
export function slowWait(sender: ChatSender, chat: string, slowSeconds: number, now: number): number {
  const last = sender.sent.findLast((each) => each.chat === chat);
  return last ? Math.max(0, Math.ceil((last.at + slowSeconds * 1000 - now) / 1000)) : 0;
}
