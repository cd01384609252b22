import { isStaff } from '@boma/domain/access/staff.ts';
import type { User } from '@boma/domain/accounts/user.schema.ts';
import { AppError } from '@boma/domain/errors.ts';
import { type HeldReason, hasLink, heldReason } from '@boma/domain/words/judge-text.ts';
import type { WordRules } from '@boma/domain/words/word-rules.schema.ts';
import { FIRST_WAIT_TEXT, firstWaitText, LINK_TEXT } from '@boma/domain/words/words.constants.ts';

interface Draft {
  /** The field of the input, which a refusal names. */
  readonly field: string;
  readonly text: string;
  /** The page keeps the text and sends it again as soon as its writer may write. */
  readonly isSentAgain?: true;
}

/**
 * Why a text that a user wants to publish waits for staff; undefined: it does not. Staff may write everything: they warn
 * of what should not be named. `now` is unix milliseconds.
 * @throws AppError `too-many-requests` for an account that is too new to write; `invalid-input` for a link from one.
 */
export function judgeDraft(
  user: Pick<User, 'roles' | 'created_at' | 'waits_waived'>,
  { field, text, isSentAgain }: Draft,
  rules: WordRules,
  now: number,
): HeldReason | undefined {
  if (isStaff(user)) return undefined;
  const age = now - user.created_at;
  const left = rules.first_message_minutes * 60_000 - age;
  if (!user.waits_waived && left > 0) {
    const alert = isSentAgain ? FIRST_WAIT_TEXT : firstWaitText(Math.ceil(left / 60_000));
    throw new AppError('too-many-requests', { retryAfter: Math.ceil(left / 1000), alert });
  }
  if (!user.waits_waived && age < rules.link_hours * 3_600_000 && hasLink(text))
    throw new AppError('invalid-input', { errors: { [field]: [LINK_TEXT] } });
  return heldReason(text, rules);
}
