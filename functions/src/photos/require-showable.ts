import type { User } from '@boma/domain/accounts/user.schema.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { WordRules } from '@boma/domain/words/word-rules.schema.ts';
import { UNSHOWN_TEXTS } from '@boma/domain/words/words.constants.ts';
import { judgeDraft } from '../words/judge-draft.ts';

/**
 * Texts beside photos do not wait for staff: they are refused. An empty one passes. `texts` are by the field of the
 * input, `now` is unix milliseconds.
 * @throws AppError `invalid-input` with the name of the field; `too-many-requests` for an account that is too new.
 */
export function requireShowable(
  user: Pick<User, 'roles' | 'created_at' | 'waits_waived'>,
  texts: Readonly<Record<string, string>>,
  rules: WordRules,
  now: number,
): void {
  for (const [field, text] of Object.entries(texts)) {
    if (text === '') continue;
    const reason = judgeDraft(user, { field, text }, rules, now);
    if (reason) throw new AppError('invalid-input', { errors: { [field]: [UNSHOWN_TEXTS[reason]] } });
  }
}
