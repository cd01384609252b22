import type { PromosPage } from '@boma/domain/pages/pages.schema.ts';
import { linkTo } from '@boma/domain/site-paths.ts';
import { chakra } from '../../../components/ui.ts';
import { promoFrame, promoPlace } from './promo-frame.ts';
import { PromoPicture, PromoWords } from './promo-picture.tsx';
import { usePromos } from './use-promos.ts';

/** This promotion of the course. */
export function CourseBannerOf({ promo }: { readonly promo: PromosPage['course'] }) {
  return (
    <chakra.section aria-label="Junior ranger course" css={promoFrame} {...promoPlace}>
      <PromoPicture promo={promo} alt={promo.alt} />
      <PromoWords promo={promo} to={linkTo('kidsCourse')} />
    </chakra.section>
  );
}

/** An own promotion, for everyone: the picture leads to the course for children. */
export function CourseBanner() {
  return <CourseBannerOf promo={usePromos().course} />;
}
