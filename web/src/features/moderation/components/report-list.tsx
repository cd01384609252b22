import { chakra, VisuallyHidden } from '../../../components/ui.ts';
import type { ReportedMessage } from '../group-reports.ts';
import { type Moderation, ReportCard } from './report-card.tsx';

const words = (count: number) =>
  count === 1
    ? '1 message waits for somebody to look at it.'
    : `${count} messages wait for somebody to look at them.`;

/** Every reported message that nobody has dealt with, the newest report first. */
export function ReportList({
  reported,
  moderation,
  mayDelete,
}: {
  readonly reported: readonly ReportedMessage[];
  readonly moderation: Moderation;
  readonly mayDelete: boolean;
}) {
  return (
    <>
      <VisuallyHidden role="status">{reported.length > 0 ? words(reported.length) : ''}</VisuallyHidden>
      {reported.length === 0 ? (
        <chakra.p textStyle="lead" color="muted" borderTopWidth="1px" paddingTop={8}>
          All quiet. Nobody has reported anything that is still open; new reports appear here by themselves.
        </chakra.p>
      ) : (
        <ul>
          {reported.map((each) => (
            <ReportCard key={each.id} reported={each} moderation={moderation} mayDelete={mayDelete} />
          ))}
        </ul>
      )}
    </>
  );
}
