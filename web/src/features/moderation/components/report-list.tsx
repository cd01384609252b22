import type { ReactNode, RefObject } from 'react';
import { EmptyQueue } from '../../../components/queue/empty-queue.tsx';
import { queueList } from '../../../components/queue/queue-card.tsx';
import { type DraftOptions, useDrafts } from '../../../components/queue/use-drafts.ts';
import { useKeptFocus } from '../../../components/queue/use-kept-focus.ts';
import { chakra, VisuallyHidden } from '../../../components/ui.ts';
import { keyOfThing, type ReportedThing } from '../group-reports.ts';
import { ReportCard, type ReportCardProps } from './report-card.tsx';

const words = (count: number) =>
  count === 1 ? '1 reported thing waits for a ranger.' : `${count} reported things wait for a ranger.`;

const writing: DraftOptions<ReportedThing> = {
  keyOf: keyOfThing,
  order: (a, b) => b.reports[0].reported_at - a.reports[0].reported_at,
};

export interface ReportListProps extends Omit<ReportCardProps, 'reported' | 'drafts'> {
  readonly reported: readonly ReportedThing[];
  /** Stands below the sentence that nothing waits. */
  readonly whenEmpty?: ReactNode;
  /** The heading of the page. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** Every message, photo and question with open reports, the newest report first. */
export function ReportList({ reported, whenEmpty, heading, ...viewer }: ReportListProps) {
  const focus = useKeptFocus(heading);
  const { shown = [], drafts } = useDrafts(reported, writing);
  return (
    <chakra.div display="contents" {...focus}>
      <VisuallyHidden role="status">{reported.length > 0 ? words(reported.length) : ''}</VisuallyHidden>
      {shown.length === 0 ? (
        <EmptyQueue says="All quiet. No report waits.">{whenEmpty}</EmptyQueue>
      ) : (
        <chakra.ul css={queueList}>
          {shown.map((each) => (
            <ReportCard key={keyOfThing(each)} reported={each} drafts={drafts} {...viewer} />
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  );
}
