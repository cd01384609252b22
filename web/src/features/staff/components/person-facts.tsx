import { may } from '@boma/domain/access/access.ts';
import type { PersonPage } from '@boma/domain/moderation/person-page.schema.ts';
import type { ReportedKind } from '@boma/domain/moderation/reported-kinds.ts';
import { useState } from 'react';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { PagePart } from '../../../components/page-part.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { refusalWords } from '../../../lib/asking/refusal-words.ts';
import { dateWords, momentWords } from '../../../lib/moments.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { useStoredUser } from '../../../session/session.ts';
import { grantRole, takeRole, waiveWait } from '../api/staff-calls.ts';
import { roleWords } from '../role-words.ts';
import { membershipPath } from '../staff-sections.ts';

const ROLES = ['zoomie', 'admin'] as const;

interface PersonFactsProps {
  readonly held: PersonPage;
  readonly refresh: () => Promise<void>;
}

function Roles({ held: { person }, refresh }: PersonFactsProps) {
  const [said, setSaid] = useState('');
  const { uid, display_name, roles } = person;
  return (
    <>
      <p>{roleWords(roles) || 'A viewer, without a role.'}</p>
      <chakra.p role="status" color="good" fontWeight={600} _empty={{ display: 'none' }}>
        {said}
      </chakra.p>
      <Flex gap={3} wrap="wrap">
        {ROLES.map((role) => {
          const has = roles.includes(role);
          const name = roleWords([role]).toLowerCase();
          const change = has ? takeRole : grantRole;
          return (
            <ConfirmButton
              key={`${role} ${has}`}
              question={
                has ? `Take the role of ${name} from ${display_name}?` : `Make ${display_name} ${name}?`
              }
              yes={has ? 'Yes, take it away' : 'Yes, give it'}
              no="Leave it"
              problemOf={refusalWords}
              onConfirm={async () => {
                await change({ uid, role });
                await refresh();
                setSaid(has ? `${display_name} is no ${name} any more.` : `${display_name} is ${name} now.`);
              }}
            >
              {has ? `Take away: ${name}` : `Make ${name}`}
            </ConfirmButton>
          );
        })}
      </Flex>
    </>
  );
}

/** A new account waits before its first message and its first link. */
function Waits({ held: { person, waits_waived }, refresh }: PersonFactsProps) {
  if (waits_waived) return <p>Staff let this user write at once.</p>;
  return (
    <ConfirmButton
      question={`Let ${person.display_name} write and post links without the wait of a new account?`}
      yes="Yes, no wait"
      no="Leave it"
      problemOf={refusalWords}
      onConfirm={async () => {
        await waiveWait({ uid: person.uid });
        await refresh();
      }}
    >
      Let them write at once
    </ConfirmButton>
  );
}

function memberWords({ member_until: until, given_until }: PersonPage, now: number): string {
  const paid =
    until === null
      ? 'Never paid for a membership.'
      : until > now
        ? `Paid until ${dateWords(until)}.`
        : `Was a member until ${dateWords(until)}.`;
  if (given_until === null) return paid;
  const given =
    given_until > now
      ? `Given by us until ${dateWords(given_until)}.`
      : `What we gave ended on ${dateWords(given_until)}.`;
  return `${given} ${paid}`;
}

const link = { color: 'accent', textDecoration: 'underline', textUnderlineOffset: '3px' } as const;

/** Who a user is: name, membership and roles. */
export function PersonFacts(props: PersonFactsProps) {
  const user = useStoredUser();
  const { person } = props.held;
  const [now] = useState(serverNow);
  return (
    <>
      <PagePart title="Who it is">
        <chakra.dl
          display="grid"
          gap={3}
          css={{ '& dt': { textStyle: 'small', color: 'muted' }, '& dd': { overflowWrap: 'anywhere' } }}
        >
          {person.email !== null && (
            <div>
              <dt>Address</dt>
              <dd>{person.email}</dd>
            </div>
          )}
          <div>
            <dt>Registered</dt>
            <dd>{dateWords(person.created_at)}</dd>
          </div>
          <div>
            <dt>Membership</dt>
            <dd>
              {memberWords(props.held, now)}{' '}
              <RouterLink to={membershipPath(person.uid)} {...link}>
                The membership
              </RouterLink>
            </dd>
          </div>
          <div>
            <dt>Id</dt>
            <dd>{person.uid}</dd>
          </div>
        </chakra.dl>
      </PagePart>
      {may(user, 'person.trust') && (
        <PagePart title="First message" lead="A new account waits a little before it may write.">
          <div>
            <Waits {...props} />
          </div>
        </PagePart>
      )}
      {may(user, 'role.grant') && (
        <PagePart title="Roles" lead="They apply from the next call on.">
          <Roles {...props} />
        </PagePart>
      )}
    </>
  );
}

const kindNames: Readonly<Record<ReportedKind, string>> = {
  message: 'Message',
  photo: 'Photo',
  question: 'Question',
};

const APPEAL_STATES = { open: 'It is open.', upheld: 'Upheld.', lifted: 'Lifted.' } as const;

/** The reports about what a user wrote and showed, and their last appeal. */
export function PersonReports({ held: { reports, appeal } }: Pick<PersonFactsProps, 'held'>) {
  return (
    <>
      <PagePart title="Reports" lead="About what this user wrote and showed, the newest first.">
        {reports.length === 0 ? (
          <chakra.p color="muted">None.</chakra.p>
        ) : (
          <chakra.ol display="grid" gap={4}>
            {reports.map(({ kind, message, reason, reported_at, settled_at }) => (
              <li key={`${reported_at} ${reason}`}>
                <p>“{message}”</p>
                <chakra.p textStyle="small" color="muted">
                  {kindNames[kind]} · {reason || 'Without a reason'} · {momentWords(reported_at)} ·{' '}
                  {settled_at === null ? 'open' : 'settled'}
                </chakra.p>
              </li>
            ))}
          </chakra.ol>
        )}
      </PagePart>
      {appeal && (
        <PagePart title="Appeal">
          <div>
            <p>“{appeal.text}”</p>
            <chakra.p textStyle="small" color="muted">
              {momentWords(appeal.sent_at)} · {APPEAL_STATES[appeal.state]} {appeal.answer}
            </chakra.p>
          </div>
        </PagePart>
      )}
    </>
  );
}
