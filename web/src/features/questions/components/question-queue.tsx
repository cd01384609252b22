import type { WithId } from '@boma/domain/questions/questions.policy.ts';
import { Suspense, useState } from 'react';
import { Problem } from '../../../components/form/form-frame.tsx';
import { lateDialog } from '../../../components/late-part.tsx';
import { chakra } from '../../../components/ui.ts';
import type { StaffQuestions } from '../api/staff-questions.ts';
import { PutBack, useLastSettled } from './put-back.tsx';
import { QuestionList } from './question-list.tsx';
import { SettledQuestions } from './settled-questions.tsx';
import type { StaffHandlers } from './staff-question.tsx';

const MergeDialog = lateDialog(() => import('./merge-dialog.tsx'));

/** On a phone the selected ones come first: up to 100 others wait below them. */
const columns = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gridTemplateAreas: { base: '"selected" "incoming"', md: '"incoming selected"' },
  gap: { base: 10, md: 8, xl: 14 },
  alignItems: 'start',
} as const;

/** All lists with what staff can do. */
export function QuestionQueue({ incoming, selected }: StaffQuestions) {
  const [problem, setProblem] = useState<string>();
  const [merged, setMerged] = useState<WithId>();
  const { settled, forget, onMoved } = useLastSettled(selected);
  const handlers: StaffHandlers = { onProblem: setProblem, onMoved, onMerge: setMerged };
  const others = [...selected, ...incoming].filter(({ id }) => id !== merged?.id);
  return (
    <>
      <PutBack settled={settled} selected={selected} onDone={forget} />
      <Problem>{problem}</Problem>
      <chakra.div css={columns}>
        <chakra.div gridArea="selected">
          <QuestionList
            title="Selected"
            empty="No question is selected. Viewers see the ones that you queue, and vote on them."
            questions={selected}
            {...handlers}
          />
        </chakra.div>
        <chakra.div gridArea="incoming">
          <QuestionList
            title="Incoming"
            empty="No question waits. New ones appear here by themselves."
            questions={incoming}
            {...handlers}
          />
        </chakra.div>
      </chakra.div>
      <SettledQuestions {...handlers} />
      {merged && (
        <Suspense fallback={null}>
          <MergeDialog question={merged} others={others} onClose={() => setMerged(undefined)} />
        </Suspense>
      )}
    </>
  );
}
