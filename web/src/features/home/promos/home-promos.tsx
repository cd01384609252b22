import { CourseBanner } from './course-banner.tsx';
import { IntroFilm } from './intro-film.tsx';
import { NextShows } from './next-shows.tsx';
import { PromoCarousel } from './promo-carousel.tsx';

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
