import { chakra } from '../../../components/ui.ts';
import { useLater } from '../../../lib/use-later.ts';
import { overPicture } from '../../../theme/over-picture.ts';

const loadFilm = () => import('../../../features/player/films/teaser-film.tsx');

const frame = {
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: 'lg',
  background: 'raised',
  '& > img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
} as const;

const caption = {
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  padding: { base: 4, md: 5 },
  paddingTop: 14,
  textStyle: 'small',
  color: overPicture.ink,
  background: `linear-gradient(transparent, ${overPicture.shade(80)})`,
  pointerEvents: 'none',
} as const;

/** A look into the den before paying: a clip that everyone may see, not the camera. */
export function DenTeaser() {
  const film = useLater(loadFilm);
  return (
    <chakra.figure css={frame}>
      <img src="/teasers/den.jpg" alt="" width={960} height={540} fetchPriority="high" />
      {film && <film.TeaserFilm src="/teasers/den.mp4" />}
      <chakra.figcaption css={caption}>
        A few seconds from the Hyena Den. Members see it live.
      </chakra.figcaption>
    </chakra.figure>
  );
}
