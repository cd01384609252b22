import type { ListedMember, MemberGroup } from '@boma/domain/staff/member-list.schema.ts';

/** What staff call the groups of members. */
export const groupNames: Readonly<Record<MemberGroup, string>> = {
  paying: 'Paying',
  given: 'Given',
  ends: 'Ending',
  ended: 'Ended',
  problem: 'Problem',
};

/** Said of a group in which there is nobody. */
export const nobodyWords: Readonly<Record<MemberGroup, string>> = {
  paying: 'Nobody pays for a membership now.',
  given: 'No membership is given now.',
  ends: 'No member has cancelled.',
  ended: 'No membership has ended.',
  problem: 'No payment has failed, and no membership is paused.',
};

interface State {
  readonly text: string;
  readonly tone: 'good' | 'danger' | 'muted';
}

const STATES: Readonly<Record<NonNullable<ListedMember['status']>, State>> = {
  active: { text: 'Pays', tone: 'good' },
  trialing: { text: 'On trial', tone: 'good' },
  past_due: { text: 'Payment failed', tone: 'danger' },
  non_renewing: { text: 'Cancelled', tone: 'muted' },
  paused: { text: 'Paused', tone: 'danger' },
  cancelled: { text: 'Ended', tone: 'muted' },
  deleted: { text: 'Ended', tone: 'muted' },
};

/** How the membership of a user is. `now` is unix milliseconds. */
export function stateOf(member: ListedMember, now: number): State {
  const { status, paid_until, given_until } = member;
  const isOver = status === null || STATES[status].text === 'Ended';
  if (isOver && given_until !== null && given_until > now) return { text: 'Given', tone: 'good' };
  if (status !== null) return STATES[status];
  if (paid_until === null) return { text: 'Never a member', tone: 'muted' };
  return paid_until > now ? { text: 'Pays', tone: 'good' } : { text: 'Ended', tone: 'muted' };
}
