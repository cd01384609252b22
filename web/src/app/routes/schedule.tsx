import { isListed } from '@boma/domain/shows/show-types.policy.ts';
import { Asked } from '../../components/asked.tsx';
import { PageBody } from '../../components/page-body.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { RouterLink } from '../../components/router-link.tsx';
import { chakra } from '../../components/ui.ts';
import { WaitingLines } from '../../components/waiting-lines.tsx';
import { WaitingShape } from '../../components/waiting-shape.tsx';
import { breakpoints } from '../../config/breakpoints.ts';
import { showTypesResource } from '../../features/shows/api/show-types.ts';
import { CALENDARS_ID, CalendarBox } from '../../features/shows/components/calendar-box.tsx';
import { ScheduleList } from '../../features/shows/components/schedule-list.tsx';
import { useAskedShows } from '../../features/shows/hooks/use-asked-shows.ts';
import type { RouteProps } from '../page.ts';
import { HEADER_HEIGHT } from '../shell/header.tsx';

const columns = {
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
  gap: { base: 'part', lg: 10, xl: 14 },
  alignItems: 'start',
} as const;

/** The calendars stay in sight beside the shows, where the window is high enough. */
const inSight = {
  [`@media (min-width: ${breakpoints.lg}px) and (min-height: 45em)`]: {
    position: 'sticky',
    top: `calc(${HEADER_HEIGHT} + 2rem)`,
    // An address that was just made needs more room, and is shown once.
    maxHeight: `calc(100dvh - ${HEADER_HEIGHT} - 3rem)`,
    overflowY: 'auto',
  },
} as const;

/** In one column the calendars come after all shows. */
const toCalendars = (
  <RouterLink
    to={{ hash: CALENDARS_ID }}
    display={{ base: 'block', lg: 'none' }}
    width="fit-content"
    textStyle="body"
    lineHeight="44px"
    color="accent"
    textDecoration="underline"
    textUnderlineOffset="3px"
  >
    Shows in your calendar
  </RouterLink>
);

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
      <PageHead
        title={page.title}
        lead={
          <>
            {page.description}
            {toCalendars}
          </>
        }
      />
      <chakra.div css={columns}>
        <Asked what="the shows" of={shows} room={room}>
          {(known) => <ScheduleList {...known} />}
        </Asked>
        <chakra.div css={inSight}>
          <CalendarBox kinds={types.filter(isListed)} />
        </chakra.div>
      </chakra.div>
    </PageBody>
  );
}
