import type { PersonHistory } from '@boma/domain/moderation/person-history.schema.ts';
import { useCallback } from 'react';
import { Failed } from '../../../components/asked.tsx';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { chakra } from '../../../components/ui.ts';
import { WaitingLines } from '../../../components/waiting-lines.tsx';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { liftSanction } from '../api/moderation-calls.ts';
import { personHistory } from '../api/moderation-reads.ts';
import { actionWords, moderationProblem, presentSanctionWords } from '../moderation-words.ts';

interface PersonHistoryPartProps {
  readonly uid: string;
  readonly author: string;
  /** Shows the sanction alone, where the rest would be in the way. */
  readonly brief?: boolean;
}

function Actions({ actions }: Pick<PersonHistory, 'actions'>) {
  if (actions.length === 0) return <p>Staff have done nothing about this user before.</p>;
  return (
    <chakra.ol display="grid" gap={1} textStyle="small" color="muted" aria-label="What staff have done">
      {actions.map((each) => (
        <li key={`${each.at} ${each.action}`}>{actionWords(each)}</li>
      ))}
    </chakra.ol>
  );
}

/** What staff know of a user: the sanction in force, which they can lift here, and what happened before. */
export function PersonHistoryPart({ uid, author, brief = false }: PersonHistoryPartProps) {
  const ask = useCallback(() => personHistory(uid), [uid]);
  const { answer, failed, retry, refresh } = useAnswer(ask, {
    doing: 'Reading the history of a user',
  });
  if (failed && brief) return null;
  if (failed) return <Failed onRetry={retry}>We could not load the history of {author}.</Failed>;
  if (!answer) return brief ? null : <WaitingLines label="Loading the history" minHeight="6rem" />;
  const { sanction, reports, actions } = answer;
  if (brief && !sanction) return null;
  return (
    <chakra.div display="grid" gap={3} justifyItems="start">
      {sanction && (
        <>
          <chakra.p fontWeight={600}>{presentSanctionWords(author, sanction)}</chakra.p>
          <ConfirmButton
            question={`Let ${author} write again?`}
            yes="Yes, lift it"
            no="Cancel"
            problemOf={moderationProblem}
            onConfirm={async () => {
              await liftSanction(uid);
              await refresh();
            }}
          >
            Lift the sanction
          </ConfirmButton>
        </>
      )}
      {!brief && (
        <>
          <p>
            {reports === 1 ? '1 report' : `${reports} reports`} about {author} so far.
          </p>
          <Actions actions={actions} />
        </>
      )}
    </chakra.div>
  );
}
