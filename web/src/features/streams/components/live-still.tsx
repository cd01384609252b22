import { fullCover, hasStills } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { keyframes } from '@emotion/react';
import { useRef } from 'react';
import { Box, chakra, Flex } from '../../../components/ui.ts';
import { campNow, campTime } from '../../../lib/camp-time.ts';
import { useLiveSite } from '../../../lib/live-site.ts';
import { useClockText } from '../../../lib/ticking-clock.ts';
import { overPicture } from '../../../theme/over-picture.ts';
import { shadows } from '../../../theme/shadows.ts';
import { useLiveStill } from '../hooks/use-live-still.ts';
import { isOnAir } from '../stream-air.ts';
import { StreamBadges } from './badges.tsx';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

/** A new picture is on its way. Nothing waits for it, so nothing is announced. */
function StillSpinner() {
  return (
    <Box
      data-still-spinner=""
      aria-hidden="true"
      position="absolute"
      top="12px"
      right="12px"
      boxSize="18px"
      borderRadius="full"
      borderWidth="2px"
      borderColor={overPicture.light(35)}
      borderTopColor={overPicture.ink}
      filter={shadows.drawing}
      css={{ animation: `${turn} 0.9s linear infinite` }}
    />
  );
}

interface LiveStillProps {
  readonly stream: StreamView;
  /** Seconds between two pictures. */
  readonly refresh: number;
  /** Fills a good part of the page: full-size pictures. */
  readonly large?: boolean;
  /** The picture the page is measured by: it comes first. */
  readonly first?: boolean | undefined;
  /** CSS aspect ratio; the picture covers it. */
  readonly ratio?: string;
  /** Without badges and clock: the caller writes over the picture itself. */
  readonly bare?: boolean;
}

/** The preview's own clock. It moves every minute, so nothing reads it aloud. */
function PreviewClock() {
  const time = useClockText((now) => campTime(campNow(now)));
  if (!time) return null;
  return (
    <chakra.span
      data-preview-clock=""
      aria-hidden="true"
      position="absolute"
      right="8px"
      bottom="8px"
      paddingInline="8px"
      borderRadius="full"
      textStyle="clock"
      fontSize="0.75rem"
      lineHeight="24px"
      color={overPicture.ink}
      background={overPicture.shade(78)}
    >
      {time}
    </chakra.span>
  );
}

const picture = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
} as const;

/** A moving picture that the page lays over the still is beneath what is written on it. */
const aboveFilm = { isolation: 'isolate', '& > :not(img, [data-film])': { zIndex: 1 } } as const;

interface CoverProps {
  readonly cover: string;
  readonly large: boolean;
  readonly first: boolean;
}

/**
 * A little less than the window's width: a phone of medium density then takes the small picture, which is a third of
 * the bytes and hardly softer.
 */
const LARGE_SIZES = '88vw';

/** The picture that is there without asking the camera. */
function Cover({ cover, large, first }: CoverProps) {
  const full = fullCover(cover);
  return (
    <chakra.img
      css={picture}
      // It was not taken now: at night it shows no bright day (`renderer/stand-ins.ts`).
      data-cover=""
      {...(large
        ? { src: full, srcSet: `${cover} 640w, ${full} 1280w`, sizes: LARGE_SIZES }
        : { src: cover })}
      alt=""
      htmlWidth={large ? 1280 : 640}
      htmlHeight={large ? 720 : 360}
      decoding="async"
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
    />
  );
}

interface StillProps {
  readonly address: string;
  readonly visible: boolean;
  readonly onDecoded: (address: string) => void;
  readonly onFailed: () => void;
}

/** A picture that is shown only once it has been decoded, so that the change is not seen. */
function Still({ address, visible, onDecoded, onFailed }: StillProps) {
  return (
    <chakra.img
      css={picture}
      opacity={visible ? 1 : 0}
      src={address}
      alt=""
      onLoad={({ currentTarget }) => {
        const done = () => onDecoded(address);
        currentTarget.decode().then(done, done);
      }}
      onError={onFailed}
    />
  );
}

/** What a camera saw last: its cover at once, then live stills that replace each other without a flicker. */
export function LiveStill({ stream, refresh, large = false, first = false, ratio, bare }: LiveStillProps) {
  const frame = useRef<HTMLDivElement>(null);
  const onAir = isOnAir(useLiveSite(), stream.slug);
  const paused = onAir === false || !hasStills(stream);
  const { shown, next, promote, drop } = useLiveStill(frame, {
    code: stream.code,
    paid: stream.subscriber_only,
    refresh,
    paused,
  });
  const isOfNow = shown !== undefined;
  return (
    <Box
      ref={frame}
      data-still={stream.slug}
      position="relative"
      aspectRatio={ratio ?? '16 / 9'}
      overflow="hidden"
      background="raised"
      css={aboveFilm}
    >
      {shown === undefined && <Cover cover={stream.cover} large={large} first={first} />}
      {[shown, next].map(
        (address) =>
          address !== undefined && (
            <Still
              key={address}
              address={address}
              visible={address === shown}
              onDecoded={promote}
              onFailed={drop}
            />
          ),
      )}
      {onAir === false && <Box position="absolute" inset={0} background={overPicture.shade(45)} />}
      {!bare && (
        <>
          {/* LIVE and the clock are said of a picture of now, so never of a camera that has no stills. */}
          <Flex position="absolute" bottom="8px" left="8px" gap="6px">
            <StreamBadges stream={stream} onAir={onAir && !isOfNow ? undefined : onAir} />
          </Flex>
          {/* The last picture of a camera that is off the air stays, and it is not of now. */}
          {isOfNow && onAir !== false && <PreviewClock />}
        </>
      )}
      {next !== undefined && <StillSpinner />}
    </Box>
  );
}
