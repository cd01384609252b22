import { MUTE_DURATIONS } from '@boma/domain/moderation/moderation.constants.ts';
import { banPerson, liftSanction, mutePerson } from './api/moderation.ts';

/** What staff can decide about a user. Mutes in minutes. */
export const verdicts = MUTE_DURATIONS.map(({ minutes, label }) => ({
  id: `${minutes}` as const,
  name: label,
  minutes,
}));

export type Verdict = (typeof verdicts)[number]['id'] | 'ban';

const endWords = (until: number | undefined) =>
  until === undefined
    ? 'a while'
    : new Date(until).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Carries it out and answers what to tell the member of staff. @throws AppError */
export async function carryOut(
  verdict: Verdict,
  { uid, author, reason }: { readonly uid: string; readonly author: string; readonly reason: string },
): Promise<string> {
  const mute = verdicts.find(({ id }) => id === verdict);
  if (!mute) {
    await banPerson({ uid, reason });
    return `The account of ${author} is closed and signed out everywhere.`;
  }
  const until = await mutePerson({ uid, minutes: mute.minutes, reason });
  return `${author} listens until ${endWords(until)}.`;
}

/** @throws AppError */
export async function takeBack(uid: string, author: string): Promise<string> {
  await liftSanction(uid);
  return `${author} may write again.`;
}
