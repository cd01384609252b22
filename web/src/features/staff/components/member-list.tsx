import { membershipPlan } from '@boma/domain/membership/plan.ts';
import type {
  MemberList as Listed,
  ListedMember,
  MemberGroup,
} from '@boma/domain/staff/member-list.schema.ts';
import { useCallback, useState } from 'react';
import { Asked } from '../../../components/asked.tsx';
import { Button } from '../../../components/button.ts';
import { Problem } from '../../../components/form/form-frame.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { EmptyNote } from '../../../components/staff/empty-note.tsx';
import { chakra } from '../../../components/ui.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { dateWords } from '../../../lib/moments.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { dayOf, priceOf } from '../../membership/subscription-line.ts';
import { listMembers } from '../api/staff-calls.ts';
import { groupNames, nobodyWords, stateOf } from '../member-words.ts';
import { membershipPath } from '../staff-sections.ts';
import { StaffTable, TableCell, TableRow, TableRows } from './staff-table.tsx';

const GROUPS = Object.keys(groupNames) as MemberGroup[];

const pills = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  marginBottom: 4,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    minHeight: '36px',
    '@media (pointer: coarse)': { minHeight: '44px' },
    paddingX: 4,
    borderWidth: '1px',
    borderRadius: 'full',
    fontSize: '0.9375rem',
    color: 'muted',
    _hover: { color: 'ink', borderColor: 'accent' },
  },
  '& a[aria-current]': { color: 'ink', borderColor: 'accent', background: 'accentSoft' },
  '& b': { fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
} as const;

interface GroupLinksProps {
  /** Undefined: what a search has found is shown. */
  readonly current: MemberGroup | undefined;
  readonly counts: NonNullable<Listed['counts']>;
}

function GroupLinks({ current, counts }: GroupLinksProps) {
  return (
    <chakra.nav aria-label="Groups of members" css={pills}>
      {GROUPS.map((group) => (
        <RouterLink
          key={group}
          to={{ search: `?group=${group}` }}
          replace
          preventScrollReset
          {...(group === current && { 'aria-current': 'page' as const })}
        >
          {groupNames[group]} <b>{counts[group]}</b>
        </RouterLink>
      ))}
    </chakra.nav>
  );
}

interface MemberRowProps {
  readonly member: ListedMember;
  readonly now: number;
}

function MemberRow({ member, now }: MemberRowProps) {
  const { uid, display_name, price, since, paid_until, given_until } = member;
  const { text, tone } = stateOf(member, now);
  return (
    <TableRow>
      <TableCell>
        <RouterLink to={membershipPath(uid)} fontWeight={600} _hover={{ color: 'accent' }}>
          {display_name}
        </RouterLink>
      </TableCell>
      <TableCell>
        <chakra.span color={tone} fontWeight={600}>
          {text}
        </chakra.span>
      </TableCell>
      <TableCell>{price ? `${priceOf(price)} per ${membershipPlan.interval}` : undefined}</TableCell>
      <TableCell label="since" isShort>
        {since === null ? undefined : dayOf(since)}
      </TableCell>
      <TableCell label="paid until" isShort>
        {paid_until === null ? undefined : dateWords(paid_until)}
      </TableCell>
      <TableCell label="given until" isShort>
        {given_until === null ? undefined : dateWords(given_until)}
      </TableCell>
    </TableRow>
  );
}

const COLUMNS = ['Name', 'State', 'Plan', 'Since', 'Paid until', 'Given until'] as const;

interface MembersProps {
  readonly first: Listed;
  readonly group: MemberGroup;
}

function Members({ first, group }: MembersProps) {
  const [{ members, next }, setHeld] = useState<Pick<Listed, 'members' | 'next'>>(first);
  const [now] = useState(serverNow);
  const { busy, problem, run } = useAction(
    async () => {
      const page = await listMembers({ group, ...(next !== null && { after: next }) });
      setHeld({ members: [...members, ...page.members], next: page.next });
    },
    {
      doing: 'Reading more members',
      problemOf: () => 'We could not load more. Please try again in a moment.',
    },
  );
  return (
    <>
      <StaffTable label="Members" columns={COLUMNS}>
        <TableRows>
          {members.map((member) => (
            <MemberRow key={member.uid} member={member} now={now} />
          ))}
        </TableRows>
      </StaffTable>
      <Problem>{problem}</Problem>
      {next !== null && (
        <Button look="quiet" marginTop={4} aria-disabled={busy} onClick={() => void run()}>
          {busy ? 'One moment' : 'Show more members'}
        </Button>
      )}
    </>
  );
}

const groupOf = (text: string | null): MemberGroup => GROUPS.find((group) => group === text) ?? 'paying';

interface MemberListProps {
  /** As the address says it. */
  readonly group: string | null;
  /** The beginning of a name. Empty: the group is listed. */
  readonly q: string;
}

/** The members of a group, or the users whom a search finds. */
export function MemberList({ group: asked, q }: MemberListProps) {
  const group = groupOf(asked);
  const ask = useCallback(
    async () => ({ group, q, first: await listMembers(q === '' ? { group } : { q }) }),
    [group, q],
  );
  const answer = useAnswer(ask, { doing: 'Reading the members' });
  return (
    <Asked what="the members" of={answer} minHeight="30vh">
      {(held) => (
        <>
          {held.first.counts && (
            <GroupLinks current={held.q === '' ? held.group : undefined} counts={held.first.counts} />
          )}
          {held.q !== '' && <chakra.p marginBottom={3}>Called “{held.q}…”</chakra.p>}
          {held.first.members.length === 0 ? (
            <EmptyNote>
              {held.q === ''
                ? nobodyWords[held.group]
                : 'No user has this name. Names are searched from their beginning.'}
            </EmptyNote>
          ) : (
            <Members key={`${held.group} ${held.q}`} first={held.first} group={held.group} />
          )}
        </>
      )}
    </Asked>
  );
}
