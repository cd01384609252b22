import { premiumLabels } from '@boma/domain/videos/videos.constants.ts';
import type { VideoView } from '@boma/domain/videos/videos.schema.ts';
import { opensInPlace, RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';
import { LOW_WINDOW, STREAM_HEADER_WIDE } from '../../../config/breakpoints.ts';
import { durationWords, titleOf } from '../../../features/videos/video-words.ts';

/** In em, as the columns of a page are. */
const WIDE = `@media (min-width: ${STREAM_HEADER_WIDE / 16}em)`;

/** How many films are listed beside the player: about as high as it. */
const UP_NEXT = 5;

const upNext = {
  display: 'none',
  alignContent: 'start',
  gap: 4,
  [WIDE]: { display: 'grid' },
  [LOW_WINDOW]: { display: 'grid' },
  '& a': { display: 'grid', gridTemplateColumns: '9rem minmax(0, 1fr)', gap: 4, alignItems: 'center' },
  '& img': { width: '100%', height: 'auto', aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: 'md' },
  '& a:hover strong': { color: 'accent' },
  '& strong': { display: 'block', fontWeight: 600, lineHeight: 1.35, lineClamp: 2 },
} as const;

interface UpNextProps {
  /** In the order of the list; the one that plays is among them. */
  readonly videos: readonly VideoView[];
  readonly playing: number | undefined;
  readonly hrefOf: (video: VideoView) => string;
  readonly onOpen: (video: VideoView) => void;
}

/** The films that follow the one in the player, beside it where the window is wide. */
export default function UpNext({ videos, playing, hrefOf, onOpen }: UpNextProps) {
  const at = playing === undefined ? 0 : videos.findIndex(({ id }) => id === playing);
  const following = videos.slice(at + 1, at + 1 + UP_NEXT);
  if (following.length === 0) return null;
  return (
    <chakra.section aria-labelledby="up-next" css={upNext}>
      <chakra.h2 id="up-next" textStyle="section">
        Up next
      </chakra.h2>
      {following.map((video) => (
        <RouterLink key={video.id} to={hrefOf(video)} onClick={opensInPlace(() => onOpen(video))}>
          <img src={video.cover} alt="" width={640} height={360} loading="lazy" />
          <span>
            <strong>{titleOf(video)}</strong>
            <chakra.span textStyle="small" color="muted">
              {premiumLabels[video.type]}
              {video.duration !== null && ` · ${durationWords(video.duration)}`}
            </chakra.span>
          </span>
        </RouterLink>
      ))}
    </chakra.section>
  );
}
