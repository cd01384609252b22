import { createHash } from 'node:crypto';

export type Person = { readonly email: string; readonly name: string };

/** The part of Google's profile of a user that Firebase Auth reads. */
export type Profile = {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: true;
  readonly name: string;
};

/** The id Google would know an address by: 21 digits, the same ones every time. Upper and lower case are one. */
export function subOf(email: string): string {
  const digest = createHash('sha256').update(email.toLowerCase()).digest('hex');
  return `1${(BigInt(`0x${digest}`) % 10n ** 20n).toString().padStart(20, '0')}`;
}

export function profileOf({ email, name }: Person): Profile {
  return { sub: subOf(email), email, email_verified: true, name };
}
