import { useState } from 'react';
import { Button } from '../../../components/button.ts';
import { chakra } from '../../../components/ui.ts';
import { useSettledQuestions } from '../api/staff-questions.ts';
import { QuestionList } from './question-list.tsx';
import type { StaffHandlers } from './staff-question.tsx';

function Settled(handlers: StaffHandlers) {
  const questions = useSettledQuestions();
  return questions ? (
    <QuestionList
      title="Answered and removed"
      empty="No question has been answered or removed."
      questions={questions}
      {...handlers}
    />
  ) : (
    <p role="status">Loading what was answered and removed.</p>
  );
}

/** The questions that staff have done with. They are not read before staff ask for them. */
export function SettledQuestions(handlers: StaffHandlers) {
  const [open, setOpen] = useState(false);
  return (
    <chakra.div marginTop={10}>
      <Button look="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Hide what was answered and removed' : 'Show what was answered and removed'}
      </Button>
      {open && (
        <chakra.div marginTop={6} maxWidth={{ md: '46rem' }}>
          <Settled {...handlers} />
        </chakra.div>
      )}
    </chakra.div>
  );
}
