import { may } from '@boma/domain/access/access.ts';
import { Button } from '../../../components/button.ts';
import { chakra } from '../../../components/ui.ts';
import { WaitingLines } from '../../../components/waiting-lines.tsx';
import { CheckedDatabase } from '../../../lib/firebase/checked-database.tsx';
import { LiveBoundary } from '../../../session/live-boundary.tsx';
import { useStaffQuestions } from '../api/staff-questions.ts';
import { QuestionQueue } from './question-queue.tsx';

const waiting = <WaitingLines label="Loading the questions" minHeight="40vh" />;

const failed = (retry: () => void) => (
  <chakra.div role="alert" display="grid" gap={4} justifyItems="start">
    <p>We could not get the questions. It may be your connection or ours.</p>
    <Button onClick={retry}>Retry</Button>
  </chakra.div>
);

const refused = (
  <chakra.p textStyle="lead" color="muted">
    This page is for staff.
  </chakra.p>
);

function LiveQueue() {
  const questions = useStaffQuestions();
  return questions ? <QuestionQueue {...questions} /> : waiting;
}

/** The viewers' questions, live for all staff at once. Needs `SignedIn` around it. */
export function Controller() {
  return (
    <LiveBoundary doing="Listening to the questions" failed={failed}>
      <CheckedDatabase
        mayListen={(roles) => may({ roles }, 'question.read')}
        waiting={waiting}
        failed={failed}
        refused={refused}
      >
        <LiveQueue />
      </CheckedDatabase>
    </LiveBoundary>
  );
}
