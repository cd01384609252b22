import type { AdvertSize } from '@boma/domain/adverts/adverts.constants.ts';
import { pageInput } from '@boma/domain/pages/pages.schema.ts';
import type { EditKind } from '../../../components/editing/edit-kind.ts';
import { chakra } from '../../../components/ui.ts';
import { defaultAdverts } from '../../adverts/house-adverts.ts';
import { HouseAdvertOf } from '../../adverts/networks/house.later.tsx';
import {
  type AdvertField,
  type AdvertValues,
  advertFieldOf,
  advertGroups,
  advertValues,
  toAdvertsPage,
} from '../advert-fields.ts';
import { type PageNow, pageKind, saveAs } from '../page-kind.ts';
import { NOT_YET, Preview } from './preview.tsx';

/** A square place and a strip: with few words and with all of them. */
const SIZES: readonly AdvertSize[] = [
  [300, 250],
  [468, 60],
];

/** Each advert in two of the sizes that places have. */
function Shown({ values }: { readonly values: AdvertValues }) {
  const { data } = pageInput.safeParse(toAdvertsPage(values));
  if (data?.kind !== 'adverts') return <p>{NOT_YET}</p>;
  return (
    <chakra.ul role="list" aria-label="Adverts" display="grid" gap={6}>
      {data.adverts.map((advert, at) => (
        <chakra.li key={at} display="flex" flexWrap="wrap" gap={4} alignItems="end">
          {SIZES.map((size) => (
            <chakra.div key={size[0]} width={`min(100%, ${size[0]}px)`}>
              <HouseAdvertOf advert={advert} size={size} />
            </chakra.div>
          ))}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

/** The editor of our own adverts. */
export const advertsKind: EditKind<PageNow, AdvertField> = {
  ...pageKind,
  valuesOf: (thing) => advertValues(thing?.page.kind === 'adverts' ? thing.page : defaultAdverts),
  groups: advertGroups,
  toInput: toAdvertsPage,
  fieldOf: advertFieldOf,
  save: saveAs(toAdvertsPage),
  below: (form) => <Preview form={form}>{(values) => <Shown values={values} />}</Preview>,
};
