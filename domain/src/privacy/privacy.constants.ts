import { SITE_NAME } from '../site-identity.ts';

/** Days between the request to delete an account and its deletion. Until then the user can undo the request. */
export const DELETION_DAYS = 7;

/** Years for which tax records are kept, counted from the deletion of the account. */
export const RECORDS_YEARS = 7;

/** Minutes for which a sign-in is proof enough to request the deletion of the account. */
export const PROOF_MINUTES = 5;

/** The name over the messages of a deleted user. */
export const FORMER_VIEWER = 'A former viewer';

/** What users read about deleting their account and about their data file. */
export const PRIVACY_TEXTS = {
  staff: 'You are one of the rangers here. Please ask another admin to take your role first.',
  unproven: 'Please confirm once more that it is you.',
  noProvider:
    'We could not reach our payment provider, so we could not take your request. Please try again in a few minutes.',
  tooLate: 'The days to change your mind are over, and your account is being deleted.',
  nothingAsked: 'Your account is not about to be deleted.',
  tooOften: 'You have just downloaded your data. Please try again in a few minutes.',
  leaving: 'Your account is about to be deleted. If you would like to stay, undo that on your profile first.',
} as const;

/** `boma-data-2026-11-21.json` for a site called Boma. `now` is unix milliseconds. */
export function dataFileName(now: number): string {
  const name = SITE_NAME.toLowerCase().replaceAll(/\s+/g, '-');
  return `${name}-data-${new Date(now).toISOString().slice(0, 10)}.json`;
}
