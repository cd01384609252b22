import { isListed } from '@boma/domain/shows/show-types.policy.ts';
import { Asked } from '../../components/asked.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { chakra } from '../../components/ui.ts';
import { WaitingLines } from '../../components/waiting-lines.tsx';
import { WaitingShape } from '../../components/waiting-shape.tsx';
import { showTypesResource } from '../../features/shows/api/show-types.ts';
import { CalendarBox } from '../../features/shows/components/calendar-box.tsx';
import { ScheduleList } from '../../features/shows/components/schedule-list.tsx';
import { useAskedShows } from '../../features/shows/hooks/use-asked-shows.ts';
import type { RouteProps } from '../page.ts';

const columns = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
  gap: { base: 'part', lg: 10, xl: 14 },
  alignItems: 'start',
} as const;

/** About as high as the shows will be: the rows are those of the logbook. */
const room = (
  <WaitingLines label="Loading the shows" minHeight="100vh">
    <WaitingShape shape="rows" count={12} />
  </WaitingLines>
);

export default function ScheduleRoute({ page }: RouteProps) {
  const shows = useAskedShows();
  const { value: types = [] } = showTypesResource.useResource();
  return (
    <PageBody>
      <PageHead title={page.title} lead={page.description} />
      <chakra.div css={columns}>
        <Asked what="the shows" of={shows} room={room}>
          {(known) => <ScheduleList {...known} />}
        </Asked>
        <CalendarBox kinds={types.filter(isListed)} />
      </chakra.div>
    </PageBody>
  );
}
