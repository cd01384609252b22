import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { memo, useCallback, useEffect, useRef } from 'react';
import { Button } from '../../../components/button.ts';
import { fromAround } from '../../../components/focus-around.ts';
import { iconButton } from '../../../components/icon-button.ts';
import { pictureBadge } from '../../../components/picture-badge.ts';
import { Box, chakra, Flex } from '../../../components/ui.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { DayLine } from './day-line.tsx';
import { DayMarks } from './day-marks.tsx';
import { wholeDay, zoomed } from './day-span.ts';
import { dayOf, firstOf, timeOf } from './day-words.ts';
import { useWatching, WatchDay, type Watching } from './watched-day.tsx';

/** The size of a still in pixels. */
const STILL = { width: 384, height: 216 } as const;

/** On a phone the line is right under its picture, and the marks follow. */
const parts = {
  display: 'flex',
  flexDirection: 'column',
  '& > * > [data-marks]': { order: { base: 1, md: 0 }, marginTop: { base: 4, md: 0 } },
} as const;

const stage = {
  display: { base: 'contents', md: 'grid' },
  gap: { base: 4, md: 6 },
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'min(60%, 40rem) minmax(0, 1fr)' },
} as const;

const inPlaceOfStill = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 4,
  padding: 4,
  textAlign: 'center',
} as const;

/** What changes in it while the thumb is dragged is no reason to lay the page out again. */
const frame = {
  position: 'relative',
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: 'md',
  overflow: 'hidden',
  background: 'raised',
  '& > div': { position: 'absolute', inset: 0, contain: 'strict' },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '& [role=status]': { ...inPlaceOfStill, color: 'muted' },
} as const;

const stillOf = ({ day, stills, shown }: Watching) => (day ? stills.pictureAt(shown) : undefined);

/** What is said where no still is shown. */
function wordsOf({ stream: { name }, day, stills, shown }: Watching): string {
  if (!day) return 'The stills are on their way …';
  if (day.moved.every((moved) => moved === null))
    return `There are no stills of ${name} from the last 48 hours yet.`;
  if (day.moved[shown - firstOf(day)] === null) return `There is no still of ${name} at this time.`;
  return stills.isLoading() ? 'The still is on its way …' : `There is no still of ${name} at this time.`;
}

/** What failed is what comes next: the still that stands is as good as before. */
const overStill = {
  position: 'absolute',
  top: 2,
  insetInline: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
  padding: 3,
  borderRadius: 'md',
  background: 'surface',
} as const;

/** The still of the time that is shown, or why there is none. */
function Still() {
  const watching = useWatching();
  const { stream, failed, stills, shown, retry } = watching;
  const still = stillOf(watching);
  const hasFailed = still ? stills.isFailed() : failed;
  return (
    <>
      {/* Both stay: a frame of a drag has no time for an element that comes or goes. */}
      <img
        src={still}
        alt={still ? `${stream.name} at ${timeOf(shown)}` : ''}
        style={{ visibility: still ? undefined : 'hidden' }}
        {...STILL}
      />
      <p role="status">{still || hasFailed ? '' : wordsOf(watching)}</p>
      {hasFailed && (
        <chakra.div role="alert" css={still ? overStill : inPlaceOfStill}>
          <p>The stills could not be loaded.</p>
          {/* oxlint-disable-next-line house/asks-again -- It lies over a picture, whose frame holds no panel on a phone. */}
          <Button onClick={fromAround(retry)}>Try again</Button>
        </chakra.div>
      )}
    </>
  );
}

/** The time that is shown. */
function ShownTime() {
  const watching = useWatching();
  const { day, failed, shown } = watching;
  const isShown = day && (!failed || stillOf(watching));
  return isShown ? `${dayOf(shown, serverNow())}, ${timeOf(shown)}` : null;
}

const badge = {
  ...pictureBadge,
  bottom: 2,
  left: 2,
  fontVariantNumeric: 'tabular-nums',
  '&:empty': { display: 'none' },
} as const;

const Picture = () => (
  <Box css={frame}>
    <div>
      <Still />
      <chakra.span css={badge} aria-hidden>
        <ShownTime />
      </chakra.span>
    </div>
  </Box>
);

interface ButtonsProps {
  readonly isReady: boolean;
  readonly playing: boolean;
  /** Slots that the line shows. */
  readonly size: number;
  readonly rewinds: boolean;
  readonly onToggle: () => void;
  readonly onZoom: (factor: number) => void;
}

/** Playing, zooming, and what the line can do. */
const Buttons = memo(function Buttons({ isReady, playing, size, rewinds, onToggle, onZoom }: ButtonsProps) {
  const zooms = [
    { name: 'Show fewer hours', sign: '+', factor: 0.5, over: size <= 30 },
    { name: 'Show more hours', sign: '−', factor: 2, over: size >= wholeDay.size },
  ] as const;
  return (
    <Flex gap={2} align="center" wrap="wrap">
      <Button look="quiet" onClick={onToggle} aria-disabled={!isReady}>
        {playing ? 'Pause' : 'Play the day'}
      </Button>
      {zooms.map(({ name, sign, factor, over }) => (
        <chakra.button
          key={name}
          type="button"
          css={iconButton}
          fontSize="1.375rem"
          aria-label={name}
          title={name}
          aria-disabled={over}
          opacity={over ? 0.5 : 1}
          onClick={() => onZoom(factor)}
        >
          <span aria-hidden>{sign}</span>
        </chakra.button>
      ))}
      <chakra.p
        textStyle="small"
        color="muted"
        // Beside the buttons: a line of its own would push what follows down.
        flex="1 1 18rem"
        display={{ base: 'none', md: 'block' }}
      >
        Bars show how much moved. Dark is night, stripes are times without a picture.
        {rewinds && ' The red end also rewinds the live picture.'}
      </chakra.p>
    </Flex>
  );
});

/** The buttons as the day is now. What a press does is looked up then, so that a move of the thumb does not draw them again. */
function Controls() {
  const watching = useWatching();
  const { day, playing, span, since } = watching;
  const latest = useRef(watching);
  useEffect(() => {
    latest.current = watching;
  });
  const toggle = useCallback(() => latest.current.toggle(), []);
  const zoom = useCallback((factor: number) => {
    const { day: known, at, span: before, onSpan } = latest.current;
    onSpan(zoomed(before, factor, known ? at - firstOf(known) : 0));
  }, []);
  return (
    <Buttons
      isReady={day !== undefined}
      playing={playing}
      size={span.size}
      rewinds={since !== undefined}
      onToggle={toggle}
      onZoom={zoom}
    />
  );
}

/** The last 48 hours of a camera: a line to look through, its stills, and what happened. */
export const CameraDay = ({ stream }: { readonly stream: StreamView }) => (
  <section aria-labelledby="camera-day">
    <chakra.h2 id="camera-day" textStyle="section" marginBottom={4}>
      The last 48 hours
    </chakra.h2>
    <WatchDay stream={stream}>
      <Box css={parts}>
        <Box css={stage}>
          <Picture />
          <DayMarks />
        </Box>
        <DayLine />
        <Controls />
      </Box>
    </WatchDay>
  </section>
);
