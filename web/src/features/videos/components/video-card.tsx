import { isPremium, premiumLabels } from '@boma/domain/videos/videos.constants.ts';
import type { VideoView } from '@boma/domain/videos/videos.schema.ts';
import { LockIcon } from '../../../components/icons.tsx';
import { PlayIcon } from '../../../components/more-icons.tsx';
import { pictureBadge as badge } from '../../../components/picture-badge.ts';
import { opensInPlace, RouterLink } from '../../../components/router-link.tsx';
import { Box, chakra, Flex } from '../../../components/ui.ts';
import { nonSubscribersOnly } from '../../../components/user-visibility.ts';
import { durationWords, factsOf, titleOf } from '../video-words.ts';

export interface VideoCardProps {
  readonly video: VideoView;
  /** The address of the video. */
  readonly href: string;
  readonly onOpen: (video: VideoView) => void;
  /** What the card says below the title. Absent: the day and the views. */
  readonly facts?: ((video: VideoView) => string) | undefined;
}

const lock = { top: 2, left: 2, display: 'inline-flex', alignItems: 'center', gap: 1 } as const;
const kind = {
  left: 2,
  bottom: 2,
  fontSize: '0.75rem',
  lineHeight: '1.25rem',
  letterSpacing: '0.05em',
} as const;

function Picture({ video }: { readonly video: VideoView }) {
  const { cover, duration, type } = video;
  const label = premiumLabels[type];
  return (
    <Box
      position="relative"
      aspectRatio="16 / 9"
      borderRadius="md"
      overflow="hidden"
      background="raised"
      data-picture=""
    >
      {cover !== '' && (
        <chakra.img
          src={cover}
          alt=""
          loading="lazy"
          decoding="async"
          htmlWidth={640}
          htmlHeight={360}
          width="100%"
          height="100%"
          objectFit="cover"
        />
      )}
      {isPremium(type) && (
        <chakra.span css={[badge, lock, nonSubscribersOnly]}>
          <LockIcon size={14} />
          Premium
        </chakra.span>
      )}
      {/* Over the picture, so that all titles of a row stand at one height. */}
      {label && <chakra.span css={[badge, kind]}>{label}</chakra.span>}
      {duration !== null && (
        <chakra.span css={badge} right={2} bottom={2} fontVariantNumeric="tabular-nums">
          <chakra.span srOnly>Duration </chakra.span>
          {durationWords(duration)}
        </chakra.span>
      )}
    </Box>
  );
}

/** Opens the video: the link does the same, so this is for the pointer alone. */
function PlayButton({ title, onPlay }: { readonly title: string; readonly onPlay: () => void }) {
  return (
    <Flex
      position="absolute"
      insetX={0}
      top={0}
      aspectRatio="16 / 9"
      align="center"
      justify="center"
      pointerEvents="none"
    >
      <chakra.button
        type="button"
        data-action=""
        tabIndex={-1}
        aria-label={`Play ${title}`}
        onClick={onPlay}
        pointerEvents="auto"
        display="grid"
        placeItems="center"
        width="56px"
        height="56px"
        borderRadius="full"
        background="accent"
        color="onAccent"
      >
        <PlayIcon size={26} />
      </chakra.button>
    </Flex>
  );
}

const titleStyle = {
  display: 'block',
  paddingTop: '10px',
  fontSize: '1.0625rem',
  fontWeight: 600,
  lineHeight: 1.35,
  textWrap: 'balance',
} as const;

const card = {
  position: 'relative',
  '& [data-picture]': { transition: 'box-shadow 0.2s' },
  '&:hover [data-picture]': { boxShadow: '0 0 0 2px var(--b-colors-accent)' },
  '& [data-action]': { opacity: 0, transition: 'opacity 0.2s' },
  '&:hover [data-action], &:focus-within [data-action]': { opacity: 1 },
} as const;

/** A video's picture and what it is: a link to it that opens it over the page. */
export function VideoCard({ video, href, onOpen, facts = factsOf }: VideoCardProps) {
  return (
    <Box data-video-card={video.type} css={card}>
      <RouterLink to={href} onClick={opensInPlace(() => onOpen(video))} display="block" borderRadius="md">
        <Picture video={video} />
        <chakra.span css={titleStyle}>{titleOf(video)}</chakra.span>
      </RouterLink>
      <chakra.p textStyle="small" color="muted" marginTop={1}>
        {facts(video)}
      </chakra.p>
      <PlayButton title={titleOf(video)} onPlay={() => onOpen(video)} />
    </Box>
  );
}
