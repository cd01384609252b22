import { LiveForStaff, waitingFor } from '../../../session/live-for-staff.tsx';
import { useStaffQuestions } from '../api/staff-questions.ts';
import { QuestionQueue } from './question-queue.tsx';

function LiveQueue() {
  const questions = useStaffQuestions();
  return questions ? <QuestionQueue {...questions} /> : waitingFor('questions');
}

/** The viewers' questions, live for all staff at once. Needs `SignedIn` around it. */
export function Controller() {
  return (
    <LiveForStaff what="questions" action="question.read">
      <LiveQueue />
    </LiveForStaff>
  );
}
