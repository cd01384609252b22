import { isListed } from '@boma/domain/shows/show-types.policy.ts';
import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { chakra } from '../../components/ui.ts';
import { WaitingShape } from '../../components/waiting-shape.tsx';
import { useSchedule } from '../../features/shows/api/schedule.ts';
import { showTypesResource } from '../../features/shows/api/show-types.ts';
import { CalendarBox } from '../../features/shows/components/calendar-box.tsx';
import { ScheduleList } from '../../features/shows/components/schedule-list.tsx';
import { ScheduleProblem } from '../../features/shows/components/schedule-problem.tsx';
import { useShowClock } from '../../features/shows/hooks/use-show-clock.ts';
import type { RouteProps } from '../page.ts';

const columns = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
  gap: { base: 'part', lg: 10, xl: 14 },
  alignItems: 'start',
} as const;

export default function ScheduleRoute({ page }: RouteProps) {
  const { value: shows, status } = useSchedule();
  const { value: types = [] } = showTypesResource.useResource();
  const clock = useShowClock();
  return (
    <PageBody>
      <PageHead title={page.title} lead={page.description} />
      <chakra.div css={columns}>
        {shows && clock ? (
          <ScheduleList shows={shows} clock={clock} />
        ) : (
          <ScheduleProblem status={status}>
            <WaitingShape shape="rows" count={12} />
          </ScheduleProblem>
        )}
        <CalendarBox kinds={types.filter(isListed)} />
      </chakra.div>
    </PageBody>
  );
}
