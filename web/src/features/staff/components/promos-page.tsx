import { defaultPromos } from '@boma/domain/pages/default-promos.ts';
import { pageInput } from '@boma/domain/pages/pages.schema.ts';
import type { EditKind } from '../../../components/editing/edit-kind.ts';
import { chakra } from '../../../components/ui.ts';
import { CourseBannerOf } from '../../home/promos/course-banner.tsx';
import { Slide } from '../../home/promos/promo-carousel.tsx';
import { type PageNow, pageKind, saveAs } from '../page-kind.ts';
import {
  type PromoField,
  type PromoValues,
  promoFieldOf,
  promoGroups,
  promoValues,
  toPromosPage,
} from '../promo-fields.ts';
import { NOT_YET, Preview } from './preview.tsx';

/** All slides below each other, and the banner, as home shows them at this width. */
function Shown({ values }: { readonly values: PromoValues }) {
  const { data } = pageInput.safeParse(toPromosPage(values));
  if (data?.kind !== 'promos') return <p>{NOT_YET}</p>;
  return (
    <>
      <chakra.ul role="list" display="grid" gap={4} aria-label="Slides">
        {data.slides.map((promo, at) => (
          <Slide key={at} promo={promo} isShown />
        ))}
      </chakra.ul>
      <CourseBannerOf promo={data.course} />
    </>
  );
}

/** The editor of the promotions of home. */
export const promosKind: EditKind<PageNow, PromoField> = {
  ...pageKind,
  valuesOf: (thing) => promoValues(thing?.page.kind === 'promos' ? thing.page : defaultPromos),
  groups: promoGroups,
  toInput: toPromosPage,
  fieldOf: promoFieldOf,
  save: saveAs(toPromosPage),
  below: (form) => <Preview form={form}>{(values) => <Shown values={values} />}</Preview>,
};
