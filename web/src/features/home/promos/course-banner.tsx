import { linkTo } from '@boma/domain/site-paths.ts';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';
import { promoFrame } from './frame.ts';
import { PromoPicture } from './promo-picture.tsx';

/** An own promotion, for everyone: the picture leads to the course for children. */
export function CourseBanner() {
  return (
    <chakra.section aria-label="Junior ranger course" css={promoFrame} marginTop={{ base: 16, md: 24 }}>
      <PromoPicture name="course" alt="Two hornbills on a branch, one of them small." />
      <div data-words="">
        <chakra.h2 textStyle="section">
          <RouterLink to={linkTo('kidsCourse')}>Junior rangers wanted</RouterLink>
        </chakra.h2>
        <chakra.p marginTop={1}>Six modules for ages 7 to 12, free, and a certificate to print.</chakra.p>
      </div>
    </chakra.section>
  );
}
