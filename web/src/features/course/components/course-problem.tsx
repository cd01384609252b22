import { Button } from '../../../components/button.ts';
import { chakra } from '../../../components/ui.ts';
import { WaitingLines } from '../../../components/waiting-lines.tsx';
import { refreshCourse } from '../api/course.ts';

/** In place of the course while it is not there: still loading, or failed. */
export function CourseProblem({ status }: { readonly status: 'loading' | 'ready' | 'failed' }) {
  if (status !== 'failed') return <WaitingLines label="Loading the course" minHeight="40vh" />;
  return (
    <chakra.div role="alert" display="grid" gap={4} justifyItems="start">
      <p>The course did not load. It may be your connection or ours.</p>
      <Button onClick={() => void refreshCourse()}>Try again</Button>
    </chakra.div>
  );
}
