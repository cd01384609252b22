import { overPicture } from '../../../theme/over-picture.ts';

/** What is above a promotion that ends a page. */
export const promoPlace = { marginTop: 'part' } as const;

/** A picture as wide as its column, with words over its lower edge, and one link over all of it. */
export const promoFrame = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  aspectRatio: '4 / 5',
  '@media (min-width: 600px)': { aspectRatio: '64 / 22' },
  overflow: 'hidden',
  borderRadius: 'lg',
  background: 'raised',
  color: overPicture.ink,
  isolation: 'isolate',
  '& [data-words]': {
    padding: { base: 5, md: 8 },
    paddingTop: '6rem',
    backgroundImage: `linear-gradient(to bottom, transparent, ${overPicture.shade(62)} 5rem, ${overPicture.shade(84)})`,
  },
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'lg' },
  '& a:hover': { color: overPicture.accentInk },
} as const;
