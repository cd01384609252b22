import { isListed } from '@boma/domain/shows/show-types.policy.ts';
import { Asked } from '../../components/asked.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { chakra } from '../../components/ui.ts';
import { WaitingLines } from '../../components/waiting-lines.tsx';
import { WaitingShape } from '../../components/waiting-shape.tsx';
import { refreshSchedule, useSchedule } from '../../features/shows/api/schedule.ts';
import { showTypesResource } from '../../features/shows/api/show-types.ts';
import { CalendarBox } from '../../features/shows/components/calendar-box.tsx';
import { ScheduleList } from '../../features/shows/components/schedule-list.tsx';
import { useShowClock } from '../../features/shows/hooks/use-show-clock.ts';
import type { RouteProps } from '../page.ts';

const columns = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
  gap: { base: 'part', lg: 10, xl: 14 },
  alignItems: 'start',
} as const;

/** Keeps the place of the shows until they are there. */
const room = (
  <WaitingLines label="Loading the shows" minHeight="100vh">
    <WaitingShape shape="rows" count={12} />
  </WaitingLines>
);

export default function ScheduleRoute({ page }: RouteProps) {
  const { value: shows, status } = useSchedule();
  const { value: types = [] } = showTypesResource.useResource();
  const clock = useShowClock();
  return (
    <PageBody>
      <PageHead title={page.title} lead={page.description} />
      <chakra.div css={columns}>
        <Asked
          what="the shows"
          of={{
            answer: shows && clock && { shows, clock },
            // Shows from before stand without a word: the page replaces them by itself.
            failed: status === 'failed' && !shows,
            retry: () => void refreshSchedule(),
          }}
          room={room}
        >
          {(known) => <ScheduleList {...known} />}
        </Asked>
        <CalendarBox kinds={types.filter(isListed)} />
      </chakra.div>
    </PageBody>
  );
}
