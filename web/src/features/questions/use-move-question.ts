import type { WithId } from '@boma/domain/questions/questions.policy.ts';
import type { Move } from '@boma/domain/questions/questions.schema.ts';
import { useAction } from '../../lib/asking/use-action.ts';
import { moveQuestion } from './api/question-calls.ts';
import { queueProblem } from './queue-words.ts';

export interface MoveHandlers {
  /** Why a move was refused; undefined as soon as the next one is tried. */
  readonly onProblem: (problem: string | undefined) => void;
  /** The server has moved it. The question is as it was before. */
  readonly onMoved: (question: WithId, to: Move) => void;
}

/** How staff move a question. Each place that calls this has one move at a time under way. */
export function useMoveQuestion({ onProblem, onMoved }: MoveHandlers) {
  const { busy, run } = useAction(
    async ({ question, to }: { readonly question: WithId; readonly to: Move }) => {
      onProblem(undefined);
      await moveQuestion({ id: question.id, from: question.stage, to });
      onMoved(question, to);
    },
    {
      doing: 'Moving a question',
      problemOf: (cause) => {
        const problem = queueProblem(cause);
        onProblem(problem);
        return problem;
      },
    },
  );
  return { busy, move: (question: WithId, to: Move) => void run({ question, to }) };
}
