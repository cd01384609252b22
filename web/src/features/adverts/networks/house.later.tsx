import type { AdvertSize } from '@boma/domain/adverts/adverts.constants.ts';
import type { Advert } from '@boma/domain/pages/pages.schema.ts';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';
import { LARGE_TEXT } from '../../../config/breakpoints.ts';
import { useEditedPages } from '../../../lib/edited-pages.ts';
import { defaultAdverts, houseAdvertOf } from '../house-adverts.ts';
import type { AdvertNetwork, AdvertRequest } from './network.ts';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** A picture at the left, words in the middle, where it leads at the right. */
const strip = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 4,
  '& strong': oneLine,
  '& [data-action]': { display: { base: 'none', md: 'block' }, paddingRight: 5, whiteSpace: 'nowrap' },
} as const;

/** Higher than it is a strip: the picture fills the left half. */
const panel = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
  alignItems: 'center',
  columnGap: 8,
  '& img': { width: '100%', height: '100%' },
  '& strong': { textStyle: 'section' },
  '& [data-words]': { paddingRight: 8 },
} as const;

/** The picture above the words. */
const square = {
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  '& img': { width: '100%', height: '100%' },
  '& [data-words]': { padding: 3 },
  '& [data-text], & [data-action]': { display: 'none' },
} as const;

const card = {
  overflow: 'hidden',
  width: '100%',
  borderWidth: '1px',
  borderRadius: 'md',
  background: 'surface',
  _hover: { borderColor: 'accent' },
  // It takes no cell of the grid.
  '& source': { display: 'none' },
  '& img': { objectFit: 'cover' },
  '& [data-words]': { display: 'grid', minWidth: 0 },
  '& [data-text]': { color: 'muted' },
  '& [data-action]': { color: 'accent', fontWeight: 600 },
} as const;

const low = { '& [data-text]': { display: 'none' }, '& strong': { whiteSpace: 'normal', lineHeight: 1.25 } };
const narrow = {
  '& strong': { whiteSpace: 'normal', lineHeight: 1.25 },
  // As many lines as there is room for below two of the title.
  '& [data-text]': { lineClamp: 3, fontSize: '0.8125rem', lineHeight: 1.3 },
  [LARGE_TEXT]: { '& [data-text]': { display: 'none' } },
};

function styleOf([width, height]: AdvertSize) {
  if (height > 100) return [card, width >= 728 ? panel : square];
  // In pixels: a share of a row that is as high as its picture would be the picture's own height.
  const picture = {
    '& img': { width: `${width < 468 ? height : (height * 16) / 9}px`, height: `${height}px` },
  };
  return [card, strip, picture, height < 90 ? low : {}, width < 468 ? narrow : {}, { textStyle: 'small' }];
}

/** Our painted pictures are there as AVIF too. */
const avifOf = (picture: string) => /^(\/pictures\/\w+-640)\.webp$/.exec(picture)?.[1];

/** One of our own adverts in a place of this size. */
export function HouseAdvertOf({ advert, size }: { readonly advert: Advert; readonly size: AdvertSize }) {
  const { title, text, action, to, picture } = advert;
  const avif = avifOf(picture);
  return (
    <RouterLink to={to} height={`${size[1]}px`} css={styleOf(size)}>
      <picture style={{ display: 'contents' }}>
        {avif && <source type="image/avif" srcSet={`${avif}.avif`} />}
        <img src={picture} width={640} height={360} alt="" loading="lazy" decoding="async" />
      </picture>
      <span data-words="">
        <strong>{title}</strong>
        <span data-text="">{text}</span>
        {size[1] > 100 && (
          <chakra.span data-action="" marginTop={3}>
            {action}
          </chakra.span>
        )}
      </span>
      {size[1] <= 100 && <span data-action="">{action}</span>}
    </RouterLink>
  );
}

/** Our own adverts: nothing is asked of an advert network. */
function HouseAdvert({ sizes, turn, place }: AdvertRequest) {
  const { adverts = defaultAdverts } = useEditedPages();
  const [size] = sizes;
  return size ? <HouseAdvertOf advert={houseAdvertOf(adverts, place, turn)} size={size} /> : null;
}

export const HouseNetwork: AdvertNetwork = Object.assign(HouseAdvert, { own: true });
