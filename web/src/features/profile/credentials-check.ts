import { EMAIL_MAX, EMAIL_PATTERN, PASSWORD_MIN } from '@boma/domain/accounts/credentials.ts';
import type { Problems } from './identity-problem.ts';

const textOf = (values: FormData, name: string) => {
  const value = values.get(name);
  return typeof value === 'string' ? value : '';
};

export const passwordsIn = (values: FormData) => ({
  current: textOf(values, 'current'),
  next: textOf(values, 'next'),
});

export const addressIn = (values: FormData) => ({
  password: textOf(values, 'current'),
  email: textOf(values, 'email').trim(),
});

const currentProblem = (password: string): Problems =>
  password === '' ? { current: 'Your password is required.' } : {};

/** Before anything is sent. */
export function checkPasswords(values: FormData): Problems {
  const { current, next } = passwordsIn(values);
  if (next.length < PASSWORD_MIN)
    return {
      ...currentProblem(current),
      next: `Please use at least ${PASSWORD_MIN} characters.`,
    };
  if (next === current) return { next: 'This is the password you have now.' };
  return currentProblem(current);
}

/** `now` is the address that the account has. */
export function checkAddress(values: FormData, now: string): Problems {
  const { password, email } = addressIn(values);
  const found = currentProblem(password);
  if (email === '') return { email: 'Your new email is required.', ...found };
  if (email.length > EMAIL_MAX || !EMAIL_PATTERN.test(email))
    return { email: 'Please enter a valid email address.', ...found };
  if (email.toLowerCase() === now.toLowerCase())
    return { email: 'This is the address you have now.', ...found };
  return found;
}
