import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { useState } from 'react';
import { Button } from '../../../components/button.ts';
import { iconButton } from '../../../components/icon-button.ts';
import { pictureBadge } from '../../../components/picture-badge.ts';
import { Box, chakra, Flex } from '../../../components/ui.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { DayLine } from './day-line.tsx';
import { DayMarks } from './day-marks.tsx';
import { type DaySpan, wholeDay, zoomed } from './day-span.ts';
import { dayOf, firstOf, timeOf } from './day-words.ts';
import { useDay, type WatchedDay } from './use-day.ts';

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

const frame = {
  position: 'relative',
  aspectRatio: '16 / 9',
  borderRadius: 'md',
  overflow: 'hidden',
  background: 'raised',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
} as const;

interface PictureProps {
  readonly name: string;
  readonly watched: WatchedDay;
  /** The slot that is shown. */
  readonly shown: number;
}

/** What is said where no still is shown. */
function wordsOf({ name, watched, shown }: PictureProps): string {
  const { day, stills } = watched;
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

function Picture(props: PictureProps) {
  const { name, watched, shown } = props;
  const { day, failed, stills, retry } = watched;
  const still = day && stills.pictureAt(shown);
  const problem = (
    <>
      <p>The stills could not be loaded.</p>
      <Button onClick={retry}>Try again</Button>
    </>
  );
  if (failed && !still)
    return (
      <Box css={frame} role="alert" display="grid" placeContent="center" justifyItems="center" gap={4}>
        {problem}
      </Box>
    );
  const time = `${dayOf(shown, serverNow())}, ${timeOf(shown)}`;
  return (
    <Box css={frame}>
      {still ? (
        <img src={still} alt={`${name} at ${timeOf(shown)}`} {...STILL} />
      ) : (
        <chakra.p
          role="status"
          height="100%"
          display="grid"
          placeItems="center"
          padding={4}
          textAlign="center"
          color="muted"
        >
          {wordsOf(props)}
        </chakra.p>
      )}
      {stills.isFailed() && (
        <chakra.div role="alert" css={overStill}>
          {problem}
        </chakra.div>
      )}
      {day && (
        <chakra.span css={pictureBadge} bottom={2} left={2} fontVariantNumeric="tabular-nums" aria-hidden>
          {time}
        </chakra.span>
      )}
    </Box>
  );
}

interface ControlsProps {
  readonly watched: WatchedDay;
  readonly span: DaySpan;
  readonly onSpan: (span: DaySpan) => void;
  readonly around: number;
}

/** Playing, zooming, and what the line can do. */
function Controls({ watched, span, onSpan, around }: ControlsProps) {
  const zooms = [
    { name: 'Show fewer hours', sign: '+', factor: 0.5, over: span.size <= 30 },
    { name: 'Show more hours', sign: '−', factor: 2, over: span.size >= wholeDay.size },
  ] as const;
  return (
    <Flex gap={2} align="center" wrap="wrap">
      <Button look="quiet" onClick={watched.toggle} aria-disabled={!watched.day}>
        {watched.playing ? 'Pause' : 'Play the day'}
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
          onClick={() => onSpan(zoomed(span, factor, around))}
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
        {watched.since !== undefined && ' The red end also rewinds the live picture.'}
      </chakra.p>
    </Flex>
  );
}

/** The last 48 hours of a camera: a line to look through, its stills, and what happened. */
export function CameraDay({ stream }: { readonly stream: StreamView }) {
  const [pointed, setPointed] = useState<number>();
  const [span, setSpan] = useState(wholeDay);
  const watched = useDay(stream.slug, pointed);
  const { day, at, playing } = watched;
  const shown = playing ? at : (pointed ?? at);
  return (
    <section aria-labelledby="camera-day">
      <chakra.h2 id="camera-day" textStyle="section" marginBottom={4}>
        The last 48 hours
      </chakra.h2>
      <Box css={parts}>
        <Box css={stage}>
          <Picture name={stream.name} watched={watched} shown={shown} />
          <Flex
            data-marks=""
            direction="column"
            position={{ base: 'static', md: 'relative' }}
            height={{ base: '11rem', md: 'auto' }}
            css={{ '& > *': { position: { md: 'absolute' }, inset: { md: 0 } } }}
          >
            {day && (
              <DayMarks
                marks={day.marks}
                slug={stream.slug}
                name={stream.name}
                at={at}
                onPoint={setPointed}
              />
            )}
          </Flex>
        </Box>
        <Box minHeight="102px" marginTop={4}>
          {day && (
            <DayLine
              day={day}
              place={stream.place}
              watched={watched}
              span={span}
              onSpan={setSpan}
              pointed={playing ? undefined : pointed}
              onPoint={setPointed}
            />
          )}
        </Box>
        <Controls watched={watched} span={span} onSpan={setSpan} around={day ? at - firstOf(day) : 0} />
      </Box>
    </section>
  );
}
