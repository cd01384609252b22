import { EmptyNote } from '../../../components/staff/empty-note.tsx';
import { VisuallyHidden } from '../../../components/ui.ts';
import { keyOfThing, type ReportedThing } from '../group-reports.ts';
import { ReportCard, type ReportCardProps } from './report-card.tsx';

const words = (count: number) =>
  count === 1 ? '1 reported thing waits for a ranger.' : `${count} reported things wait for a ranger.`;

interface ReportListProps extends Omit<ReportCardProps, 'reported'> {
  readonly reported: readonly ReportedThing[];
}

/** Every message, photo and question with open reports, the newest report first. */
export function ReportList({ reported, ...viewer }: ReportListProps) {
  return (
    <>
      <VisuallyHidden role="status">{reported.length > 0 ? words(reported.length) : ''}</VisuallyHidden>
      {reported.length === 0 ? (
        <EmptyNote>All quiet. No report is open; new ones appear here by themselves.</EmptyNote>
      ) : (
        <ul>
          {reported.map((each) => (
            <ReportCard key={keyOfThing(each)} reported={each} {...viewer} />
          ))}
        </ul>
      )}
    </>
  );
}
