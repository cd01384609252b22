import { isLive, upcomingShows } from '@boma/domain/shows/shows.policy.ts';
import { linkTo, showsPath } from '@boma/domain/site-paths.ts';
import { AllLink } from '../../../components/all-link.tsx';
import { chakra, Flex } from '../../../components/ui.ts';
import { useLiveSite } from '../../../lib/live-site.ts';
import { ShowPromo } from '../../shows/components/show-promo.tsx';
import { useShowClock } from '../../shows/hooks/use-show-clock.ts';
import { beginWords } from '../../shows/show-words.ts';
import { CourseBanner } from './course-banner.tsx';
import { IntroFilm } from './intro-film.tsx';
import { PromoCarousel } from './promo-carousel.tsx';

const SHOWN = 3;

const row = {
  display: 'grid',
  gap: { base: 4, md: 5 },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
} as const;

/** The shows on the air and the next ones, as cards. The page knows them already. */
function NextShows() {
  const site = useLiveSite();
  const clock = useShowClock();
  if (!site || !clock) return null;
  const shows = upcomingShows(site.shows, clock.now).slice(0, SHOWN);
  if (shows.length === 0) return null;
  return (
    <chakra.section aria-labelledby="next-shows" marginTop="part">
      <Flex align="baseline" justify="space-between" columnGap={4} wrap="wrap" marginBottom={4}>
        <chakra.h2 id="next-shows" textStyle="title">
          Next shows
        </chakra.h2>
        <AllLink to={linkTo('schedule')}>View Schedule</AllLink>
      </Flex>
      <chakra.ul role="list" aria-label="The next shows" css={row}>
        {shows.map((show) => (
          <li key={show.id}>
            <ShowPromo
              showCover={show.cover_clean}
              showDateTime={isLive(show) ? 'On air now' : beginWords(show, clock)}
              showTitle={show.title}
              subTitle={show.sub_title}
              superTitle={show.show_type.title}
              showType={{ value: show.show_type.type }}
              href={showsPath(show.show_type.type)}
              level={3}
            />
          </li>
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

/** The lower part of home. */
export default function HomePromos() {
  return (
    <>
      <IntroFilm />
      <NextShows />
      <PromoCarousel />
      <CourseBanner />
    </>
  );
}
