import { LiveForStaff, waitingFor } from '../../../session/live-for-staff.tsx';
import { useStaffQuestions } from '../api/staff-questions.ts';
import { Presenter } from './presenter.tsx';
import { QuestionQueue } from './question-queue.tsx';

interface QuestionDeskProps {
  /** For the ranger who answers, rather than for those who choose. */
  readonly presenting: boolean;
}

function LiveQueue({ presenting }: QuestionDeskProps) {
  const questions = useStaffQuestions();
  if (!questions) return waitingFor('questions');
  return presenting ? <Presenter {...questions} /> : <QuestionQueue {...questions} />;
}

/** The viewers' questions, live for all staff at once. Needs `SignedIn` around it. */
export function QuestionDesk(props: QuestionDeskProps) {
  return (
    <LiveForStaff what="questions" action="question.read">
      <LiveQueue {...props} />
    </LiveForStaff>
  );
}
