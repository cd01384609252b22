import type { ReactNode } from 'react';
import { EmptyQueue } from '../../../components/queue/empty-queue.tsx';
import { queueList } from '../../../components/queue/queue-card.tsx';
import { chakra, VisuallyHidden } from '../../../components/ui.ts';
import { keyOfThing, type ReportedThing } from '../group-reports.ts';
import { ReportCard, type ReportCardProps } from './report-card.tsx';

const words = (count: number) =>
  count === 1 ? '1 reported thing waits for a ranger.' : `${count} reported things wait for a ranger.`;

interface ReportListProps extends Omit<ReportCardProps, 'reported'> {
  readonly reported: readonly ReportedThing[];
  /** Stands below the sentence that nothing waits. */
  readonly whenEmpty?: ReactNode;
}

/** Every message, photo and question with open reports, the newest report first. */
export function ReportList({ reported, whenEmpty, ...viewer }: ReportListProps) {
  return (
    <>
      <VisuallyHidden role="status">{reported.length > 0 ? words(reported.length) : ''}</VisuallyHidden>
      {reported.length === 0 ? (
        <EmptyQueue says="All quiet. No report waits.">{whenEmpty}</EmptyQueue>
      ) : (
        <chakra.ul css={queueList}>
          {reported.map((each) => (
            <ReportCard key={keyOfThing(each)} reported={each} {...viewer} />
          ))}
        </chakra.ul>
      )}
    </>
  );
}
