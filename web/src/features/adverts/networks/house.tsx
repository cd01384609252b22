import type { AdvertSize } from '@boma/domain/adverts/adverts.constants.ts';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';
import { houseAdvertOf } from '../house-adverts.ts';
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
  '& [data-text]': oneLine,
};

function styleOf([width, height]: AdvertSize) {
  if (height > 100) return [card, width >= 728 ? panel : square];
  // In pixels: a share of a row that is as high as its picture would be the picture's own height.
  const picture = {
    '& img': { width: `${width < 468 ? height : (height * 16) / 9}px`, height: `${height}px` },
  };
  return [card, strip, picture, height < 90 ? low : {}, width < 468 ? narrow : {}, { textStyle: 'small' }];
}

/** Our own adverts, with our own pictures: nothing is asked of any other host. */
function HouseAdvert({ sizes, turn, place }: AdvertRequest) {
  const [size] = sizes;
  if (!size) return null;
  const { title, text, action, to, picture } = houseAdvertOf(place, turn);
  return (
    <RouterLink to={to} height={`${size[1]}px`} css={styleOf(size)}>
      <picture style={{ display: 'contents' }}>
        <source type="image/avif" srcSet={`/pictures/${picture}-640.avif`} />
        <img
          src={`/pictures/${picture}-640.webp`}
          width={640}
          height={360}
          alt=""
          loading="lazy"
          decoding="async"
        />
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

export const HouseNetwork: AdvertNetwork = Object.assign(HouseAdvert, { own: true });
