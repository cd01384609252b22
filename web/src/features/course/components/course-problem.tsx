import { Failed } from '../../../components/asked.tsx';
import { WaitingLines } from '../../../components/waiting-lines.tsx';
import { refreshCourse } from '../api/course.ts';

/** In place of the course while it is not there: still loading, or failed. */
export function CourseProblem({ status }: { readonly status: 'loading' | 'ready' | 'failed' }) {
  if (status !== 'failed') return <WaitingLines label="Loading the course" minHeight="40vh" />;
  return <Failed onRetry={() => void refreshCourse()}>We could not load the course.</Failed>;
}
