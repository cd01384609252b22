import { CHAT_TEXTS } from '@boma/domain/chat/chat.constants.ts';
import { AppError, type ErrorCode } from '@boma/domain/errors.ts';
import { refusalWords } from '../../lib/asking/refusal-words.ts';
import { momentWords } from '../../lib/moments.ts';

/** The spec's words for a sender without a session. The session itself asks them to sign in. */
export const UNAUTHENTICATED = {
  caption: 'Sorry :(',
  text: 'Unfortunately only registered / subscribed can chat.',
} as const;

export const OFFLINE_PROBLEM = 'You are offline. It is sent when you are back.';
const BUSY_PROBLEM = 'We cannot reach the chat just now. It is sent when we can.';
export const SESSION_PROBLEM = 'Please sign in again, and it is sent.';
const REMOVAL_PROBLEM = 'It could not be deleted just now. Please try again.';
const FOREIGN_PROBLEM = 'Only its author or an admin can delete this.';
const GENERAL_PROBLEM = 'This was not sent. Please try again.';
const CONFLICT_PROBLEM = 'This could not be sent as it is. Please write it again.';
const PAUSED_PROBLEM = 'A ranger has paused this chat for a moment. It is sent when the chat goes on.';
const FORBIDDEN_PROBLEM = 'You cannot write here with this account.';

/** Used if the answer does not say how long to wait. */
const RATE_PAUSE_SECONDS = 2;
/** The page hears of the end of a pause. This is for the case that it does not. */
const PAUSED_AGAIN_SECONDS = 30;

/** What happens to a message whose send was refused. */
export interface Setback {
  /** `wait`: retry after a pause. `hold`: retry after a sign-in. `fail`: only its author can retry. */
  readonly kind: 'wait' | 'hold' | 'fail';
  readonly problem: string;
  readonly refusal?: ErrorCode;
  /** Milliseconds before another try makes sense. */
  readonly after?: number;
}

/** `until` is unix milliseconds; the words are in the reader's own time. */
function untilWords(until: number | undefined): string {
  if (until === undefined) return '';
  return ` Until ${momentWords(until)}.`;
}

/** Why a user may not write, and until when. `until` is unix milliseconds. */
export const sanctionWords = (alert: string, until: number | undefined): string =>
  `${alert}${untilWords(until)}`;

type Words = (error: AppError) => string;
const saysElse =
  (fallback: string): Words =>
  (error) =>
    refusalWords(error, fallback);

const words: Partial<Record<ErrorCode, Words>> = {
  unavailable: () => BUSY_PROBLEM,
  internal: () => BUSY_PROBLEM,
  'too-many-requests': saysElse(CHAT_TEXTS.tooFast),
  'token-expired': () => SESSION_PROBLEM,
  unauthenticated: () => SESSION_PROBLEM,
  muted: saysElse(FORBIDDEN_PROBLEM),
  banned: saysElse(FORBIDDEN_PROBLEM),
  forbidden: saysElse(FORBIDDEN_PROBLEM),
  conflict: saysElse(CONFLICT_PROBLEM),
};

const kinds: Partial<Record<ErrorCode, Setback['kind']>> = {
  unavailable: 'wait',
  internal: 'wait',
  'too-many-requests': 'wait',
  'token-expired': 'hold',
  unauthenticated: 'hold',
};

const isPause = ({ code, details }: AppError) => code === 'conflict' && details.alert === CHAT_TEXTS.paused;

export function setbackOf(cause: unknown): Setback {
  if (!(cause instanceof AppError)) return { kind: 'fail', problem: GENERAL_PROBLEM };
  const { code: refusal, details } = cause;
  if (isPause(cause))
    return { kind: 'wait', problem: PAUSED_PROBLEM, refusal, after: PAUSED_AGAIN_SECONDS * 1000 };
  const seconds = details.retryAfter ?? (refusal === 'too-many-requests' ? RATE_PAUSE_SECONDS : undefined);
  return {
    kind: kinds[refusal] ?? 'fail',
    problem: `${words[refusal]?.(cause) ?? refusalWords(cause, GENERAL_PROBLEM)}${untilWords(details.until)}`,
    refusal,
    ...(seconds === undefined ? {} : { after: seconds * 1000 }),
  };
}

export function removalProblem(cause: unknown): string {
  const isForeign = cause instanceof AppError && cause.code === 'forbidden';
  return refusalWords(cause, isForeign ? FOREIGN_PROBLEM : REMOVAL_PROBLEM);
}
