import type { WithId } from '@boma/domain/questions/questions.policy.ts';
import type { Move, SettledStage } from '@boma/domain/questions/questions.schema.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.ts';
import { Problem } from '../../../components/form/form-frame.tsx';
import { Flex } from '../../../components/ui.ts';
import { useAction } from '../../../lib/asking/use-action.ts';
import { moveQuestion } from '../api/question-calls.ts';
import { queueProblem, settledWords, shortQuestion } from '../queue-words.ts';

interface Settled {
  readonly question: WithId;
  readonly as: SettledStage;
}

const isAnswering = ({ stage }: WithId) => stage === 'answering';

/** The question that this screen answered or removed last. */
export function useLastSettled(selected: readonly WithId[]) {
  const [settled, setSettled] = useState<Settled>();
  return {
    settled,
    forget: () => setSettled(undefined),
    onMoved: (question: WithId, to: Move) => {
      if (to === 'answered' || to === 'removed') setSettled({ question, as: to });
      // The next one was begun: the one before it counts as answered.
      const before = selected.find((each) => isAnswering(each) && each.id !== question.id);
      if (to === 'answering' && before) setSettled({ question: before, as: 'answered' });
    },
  };
}

interface PutBackProps {
  readonly settled: Settled | undefined;
  readonly selected: readonly WithId[];
  readonly onDone: () => void;
}

/** Says which question this screen answered or removed last, and puts it back where it was: an answered one is answered again, unless another one is. */
export function PutBack({ settled, selected, onDone }: PutBackProps) {
  const { busy, problem, run } = useAction(
    async ({ question: { id }, as }: Settled) => {
      const former = selected.some(isAnswering) ? 'queued' : 'answering';
      await moveQuestion({ id, from: as, to: as === 'removed' ? 'waiting' : former });
      onDone();
    },
    { doing: 'Putting a question back', problemOf: queueProblem },
  );
  return (
    <Flex role="status" align="center" gap={4} wrap="wrap" minHeight="44px" color="muted">
      {settled && (
        <>
          <span>
            {settledWords[settled.as]}: “{shortQuestion(settled.question.question)}”
          </span>
          <Button look="quiet" aria-disabled={busy} onClick={() => void run(settled)}>
            Put it back
          </Button>
        </>
      )}
      <Problem>{problem}</Problem>
    </Flex>
  );
}
