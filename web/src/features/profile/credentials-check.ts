import { EMAIL_MAX, EMAIL_PATTERN, EMAIL_TOO_LONG, PASSWORD_MIN } from '@boma/domain/accounts/credentials.ts';
import type { Problems } from '../../components/form/problems.ts';

const currentProblem = (password: string): Problems<'current'> =>
  password === '' ? { current: 'Your password is required.' } : {};

/** Checks the values before the form sends them. */
export function checkPasswords({
  current,
  next,
}: {
  readonly current: string;
  readonly next: string;
}): Problems<'current' | 'next'> {
  if (next.length < PASSWORD_MIN)
    return {
      ...currentProblem(current),
      next: `Please use at least ${PASSWORD_MIN} characters.`,
    };
  if (next === current) return { next: 'This is your password already.' };
  return currentProblem(current);
}

/** `now` is the account's current address. */
export function checkAddress(
  typed: { readonly current: string; readonly email: string },
  now: string,
): Problems<'current' | 'email'> {
  const email = typed.email.trim();
  const found = currentProblem(typed.current);
  if (email === '') return { email: 'Your new email is required.', ...found };
  if (email.length > EMAIL_MAX) return { email: EMAIL_TOO_LONG, ...found };
  if (!EMAIL_PATTERN.test(email)) return { email: 'Please enter a valid email address.', ...found };
  if (email.toLowerCase() === now.toLowerCase()) return { email: 'This is your email already.', ...found };
  return found;
}
