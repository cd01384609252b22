import { useCallback, useEffect, useId } from 'react';
import { Failed } from '../../../components/asked.tsx';
import { chakra } from '../../../components/ui.ts';
import { WaitingLines } from '../../../components/waiting-lines.tsx';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { type ClosedAccount as Account, forgetClosedAccount } from '../../../session/ended-session.ts';
import { isOver, type OwnAppeal, readOwnAppeal } from '../api/appeal-calls.ts';
import { AppealAnswer, AppealForm } from './appeal-parts.tsx';

const problemOf = (cause: unknown) => (isOver(cause) ? 'over' : 'failed');

function Opened() {
  useEffect(forgetClosedAccount, []);
  return <p>Our rangers have opened this account again, or it is gone. Please sign in.</p>;
}

interface ClosedProps {
  readonly account: Account;
  readonly held: OwnAppeal;
  readonly onSent: () => Promise<void>;
}

function Closed({ account: { token, userId }, held: { appeal, sanction, may_appeal }, onSent }: ClosedProps) {
  if (!sanction) return <Opened />;
  return (
    <>
      <p>{sanction.alert}</p>
      <p>It stays closed until our rangers open it again.</p>
      {appeal && <AppealAnswer appeal={appeal} stands />}
      {may_appeal && <AppealForm userId={userId} token={token} onSent={onSent} />}
    </>
  );
}

/** For a user whose account staff have closed, on a device where they were signed in: why, and the appeal. */
export function ClosedAccount({ account }: { readonly account: Account }) {
  const id = useId();
  const ask = useCallback(() => readOwnAppeal(account.token), [account.token]);
  const { answer, problem, refresh, retry } = useAnswer(ask, {
    doing: 'Reading why the account is closed',
    problemOf,
  });
  return (
    <chakra.section
      aria-labelledby={id}
      display="grid"
      gap={4}
      paddingBottom={8}
      marginBottom={8}
      borderBottomWidth="1px"
    >
      <chakra.h2 id={id} textStyle="section">
        Your account here
      </chakra.h2>
      {answer && problem !== 'over' && <Closed account={account} held={answer} onSent={refresh} />}
      {!answer && problem === undefined && <WaitingLines label="Loading why the account is closed" />}
      {problem === 'over' && <Opened />}
      {!answer && problem === 'failed' && (
        <Failed onRetry={retry}>We could not load why this account is closed.</Failed>
      )}
    </chakra.section>
  );
}
