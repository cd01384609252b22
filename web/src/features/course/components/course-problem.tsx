import type { ReactNode } from 'react';
import { Failed } from '../../../components/asked.tsx';
import { WaitingLines } from '../../../components/waiting-lines.tsx';
import { refreshCourse } from '../api/course.ts';

/** In place of the course while it is not there: still loading, or failed. */
export function CourseProblem({
  status,
  children,
}: {
  readonly status: 'loading' | 'ready' | 'failed';
  /** The shape of the course. */
  readonly children: ReactNode;
}) {
  if (status !== 'failed')
    return (
      <WaitingLines label="Loading the course" minHeight="100vh">
        {children}
      </WaitingLines>
    );
  return <Failed onRetry={() => void refreshCourse()}>We could not load the course.</Failed>;
}
