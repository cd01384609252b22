import { isLive, upcomingShows } from '@boma/domain/shows/shows.policy.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import { ArrowRightIcon } from '../../../components/icons.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';
import { useSchedule } from '../../../features/shows/api/schedule.ts';
import { useShowClock } from '../../../features/shows/hooks/use-show-clock.ts';
import { ShowPreview } from '../shows/show-preview.tsx';

/** How many shows home announces. */
const PROMOS = 2;

const grid = {
  display: 'grid',
  gap: { base: 4, md: 5 },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gridAutoRows: 'minmax(14rem, auto)',
} as const;

/** The next shows of the rangers. Nothing while none is planned. */
export default function RangerPromos() {
  const { value: schedule } = useSchedule();
  const clock = useShowClock();
  if (!schedule || !clock) return null;
  const next = upcomingShows(schedule, clock.now)
    .filter((show) => !isLive(show))
    .slice(0, PROMOS);
  if (next.length === 0) return null;
  return (
    <chakra.section
      aria-labelledby="ranger-promos"
      marginTop={{ base: 16, md: 24 }}
      paddingTop={{ base: 12, md: 16 }}
      borderTopWidth="1px"
    >
      <chakra.h2 id="ranger-promos" textStyle="title" marginBottom={{ base: 5, md: 6 }}>
        Out with the rangers
      </chakra.h2>
      <chakra.div css={grid}>
        {next.map((show, index) => (
          <ShowPreview
            key={show.id}
            show={show}
            superTitle={index === 0 ? 'Next show' : 'After that'}
            clock={clock}
            away
          />
        ))}
      </chakra.div>
      <RouterLink
        to={linkTo('schedule')}
        display="inline-flex"
        alignItems="center"
        gap={2}
        minHeight="44px"
        marginTop={4}
        color="accent"
        fontWeight={600}
      >
        The whole schedule
        <ArrowRightIcon size={18} />
      </RouterLink>
    </chakra.section>
  );
}
