import { QUESTIONS_SHOWN } from '@boma/domain/questions/questions.constants.ts';
import type { WithId } from '@boma/domain/questions/questions.policy.ts';
import { type RefObject, useId, useRef } from 'react';
import { NewestOnly } from '../../../components/queue/newest-only.tsx';
import { useKeptFocus } from '../../../components/queue/use-kept-focus.ts';
import { chakra } from '../../../components/ui.ts';
import { type StaffHandlers, StaffQuestion } from './staff-question.tsx';

interface QuestionListProps extends StaffHandlers {
  readonly title: string;
  /** What staff read while there is no question. */
  readonly empty: string;
  readonly questions: readonly WithId[];
  /** For what stands around the list, and gives a lost focus to its heading too. */
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
}

/** One of the lists of staff. */
export function QuestionList({ title, empty, questions, headingRef, ...handlers }: QuestionListProps) {
  const id = useId();
  const own = useRef<HTMLHeadingElement>(null);
  const heading = headingRef ?? own;
  const focus = useKeptFocus(heading);
  return (
    <chakra.section aria-labelledby={id} {...focus}>
      <chakra.h2 ref={heading} id={id} tabIndex={-1} textStyle="section" marginBottom={3}>
        {title}
        <chakra.span color="muted" fontWeight={450} css={{ fontVariantNumeric: 'tabular-nums' }}>
          {' '}
          {questions.length}
        </chakra.span>
      </chakra.h2>
      {questions.length === 0 ? (
        <chakra.p color="muted" borderTopWidth="1px" paddingTop={4}>
          {empty}
        </chakra.p>
      ) : (
        <>
          <ul>
            {questions.map((question) => (
              <StaffQuestion key={question.id} question={question} {...handlers} />
            ))}
          </ul>
          <NewestOnly count={questions.length} most={QUESTIONS_SHOWN} />
        </>
      )}
    </chakra.section>
  );
}
