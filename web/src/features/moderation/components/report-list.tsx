import { chakra, VisuallyHidden } from '../../../components/ui.ts';
import type { ReportedMessage } from '../group-reports.ts';
import { ReportCard, type ReportCardProps } from './report-card.tsx';

const words = (count: number) =>
  count === 1 ? '1 message waits for a ranger.' : `${count} messages wait for a ranger.`;

interface ReportListProps extends Omit<ReportCardProps, 'reported'> {
  readonly reported: readonly ReportedMessage[];
}

/** Every message with open reports, the newest report first. */
export function ReportList({ reported, ...viewer }: ReportListProps) {
  return (
    <>
      <VisuallyHidden role="status">{reported.length > 0 ? words(reported.length) : ''}</VisuallyHidden>
      {reported.length === 0 ? (
        <chakra.p textStyle="lead" color="muted" borderTopWidth="1px" paddingTop={8}>
          All quiet. No report is open; new ones appear here by themselves.
        </chakra.p>
      ) : (
        <ul>
          {reported.map((each) => (
            <ReportCard key={each.id} reported={each} {...viewer} />
          ))}
        </ul>
      )}
    </>
  );
}
