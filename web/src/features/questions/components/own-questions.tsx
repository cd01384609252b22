import { idsOf } from '@boma/domain/questions/questions.policy.ts';
import type { QuestionView } from '@boma/domain/questions/questions.schema.ts';
import { useEffect } from 'react';
import { chakra } from '../../../components/ui.ts';
import { showToast } from '../../../lib/toasts.ts';
import { recordAnswering, useAnswered, useOwnQuestions } from '../asked-and-voted.ts';

/** Milliseconds for which a viewer who is busy elsewhere is told. */
const ANSWERED_FOR = 10_000;

/** Where a question of the viewer is. One that staff put away still waits, as far as its asker sees. */
function stateWords(chosen: QuestionView | undefined, wasAnswered: boolean): string {
  if (!chosen) return wasAnswered ? 'Was answered' : 'Waits for a ranger';
  return chosen.answering ? 'Is being answered now' : 'Is in the queue';
}

/** What the viewer has asked on this page, and where it is now. */
export function OwnQuestions({ chosen }: { readonly chosen: readonly QuestionView[] }) {
  const own = useOwnQuestions();
  const answered = useAnswered();
  const answering = chosen.find((each) => each.answering);
  useEffect(() => {
    // The viewer may be reading the chat, whose tab hides what stands here.
    if (answering !== undefined && recordAnswering(answering))
      showToast({ text: 'A ranger is answering your question now.', timeout: ANSWERED_FOR });
  }, [answering]);
  if (own.length === 0) return null;
  return (
    <chakra.ul aria-label="What you have asked" display="grid" gap={3} marginTop={6}>
      {own.map(({ id, question }) => (
        <chakra.li key={id} borderLeftWidth="3px" borderColor="accent" paddingLeft={4}>
          <chakra.p overflowWrap="anywhere" dir="auto">
            {question}
          </chakra.p>
          <chakra.p role="status" textStyle="small" color="muted">
            {stateWords(
              chosen.find((each) => idsOf(each).includes(id)),
              answered.has(id),
            )}
          </chakra.p>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
