import { STILL_EVERY_MS } from '@boma/domain/streams/reels.constants.ts';
import { hasStills } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { type PointerEvent, useEffect, useReducer, useState } from 'react';
import { Button } from '../../../components/button.ts';
import { pictureBadge } from '../../../components/picture-badge.ts';
import { Box, chakra, Flex } from '../../../components/ui.ts';
import { callApi } from '../../../lib/api-client.ts';
import { campNow, campTime } from '../../../lib/camp-time.ts';
import { logFailure } from '../../../lib/log.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { DAY_SLOTS, type DayStills, openDay } from './day-stills.ts';

/** A day in a minute. */
const STEP_MS = 60_000 / DAY_SLOTS;
/** Half hours that are fetched before they are shown: five seconds of playing. */
const AHEAD = 2;

const readReel = async (slug: string, reel: number) =>
  (await callApi('cameraReel', { params: { slug, reel } }, { own: ['not-found', 'internal', 'unavailable'] }))
    .data;

interface PlayedDay {
  readonly day: DayStills;
  /** The two minutes that are shown. */
  readonly at: number;
  readonly playing: boolean;
  /** Plays on, from the beginning if the day is over; or pauses. */
  readonly toggle: () => void;
  readonly seek: (slot: number) => void;
  readonly retry: () => void;
}

/** The last 24 hours of a camera, which play once the viewer wants it. Nothing is fetched before. */
function useDay(slug: string): PlayedDay {
  const [, update] = useReducer((count: number) => count + 1, 0);
  const [day] = useState(() =>
    openDay(serverNow(), {
      read: (reel) => readReel(slug, reel),
      changed: update,
      failed: (cause) => logFailure('Reading the day of a camera', cause),
    }),
  );
  const [at, setAt] = useState(day.first);
  const [wanted, setWanted] = useState(false);
  const playing = wanted && at < day.last;
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setAt((before) => day.after(before)), STEP_MS);
    return () => clearInterval(timer);
  }, [playing, day]);
  useEffect(() => {
    if (playing) day.want(at, 1 + AHEAD);
  }, [playing, at, day]);
  return {
    day,
    at,
    playing,
    toggle() {
      if (!playing && at === day.last) setAt(day.first);
      setWanted(!playing);
    },
    seek(slot) {
      setAt(slot);
      day.want(slot, 1);
    },
    retry() {
      day.retry();
      // As playing does: the half hour that failed may be one of those that follow.
      day.want(at, 1 + AHEAD);
      update();
    },
  };
}

/** The size of a still in pixels. */
const STILL = { width: 384, height: 216 } as const;

const timeOf = (slot: number) => campTime(campNow(slot * STILL_EVERY_MS));

const frame = {
  position: 'relative',
  aspectRatio: '16 / 9',
  borderRadius: 'md',
  overflow: 'hidden',
  background: 'raised',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
} as const;

const label = {
  ...pictureBadge,
  fontVariantNumeric: 'tabular-nums',
} as const;

/** What is said where no still is shown. */
function wordsOf(name: string, { day, at, playing }: PlayedDay): string {
  if (playing || day.isLoading()) return 'The stills are on their way …';
  if (day.isEmpty()) return `There are no stills of ${name} from the last 24 hours.`;
  if (at > day.first) return `There is no still of ${name} from this time.`;
  return 'One still in two minutes, from this time yesterday until now.';
}

function Picture({ name, played }: { readonly name: string; readonly played: PlayedDay }) {
  const { day, at, retry } = played;
  const still = day.stillAt(at);
  const words = wordsOf(name, played);
  if (day.isFailed())
    return (
      <Box css={frame} role="alert" display="grid" placeContent="center" justifyItems="center" gap={4}>
        <p>The stills did not come through.</p>
        <Button onClick={retry}>Try again</Button>
      </Box>
    );
  return (
    <Box css={frame}>
      {still ? (
        <>
          <img src={still} alt={`${name} at ${timeOf(at)}`} {...STILL} />
          <chakra.span css={label} bottom={2} left={2} aria-hidden>
            {timeOf(at)}
          </chakra.span>
        </>
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
          {words}
        </chakra.p>
      )}
    </Box>
  );
}

/** The day as a line. A pointer over it reads the time there. */
function Line({ played: { day, at, seek } }: { readonly played: PlayedDay }) {
  const [pointed, setPointed] = useState<number>();
  const point = ({ currentTarget, clientX, pointerType }: PointerEvent<HTMLInputElement>) => {
    if (pointerType === 'touch') return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (clientX - left) / width));
    setPointed(day.first + Math.round(share * (DAY_SLOTS - 1)));
  };
  return (
    <Box position="relative" flex="1" minWidth={0}>
      {pointed !== undefined && (
        <chakra.span
          css={label}
          bottom="100%"
          translate="-50% 0"
          whiteSpace="nowrap"
          pointerEvents="none"
          aria-hidden
          data-pointed=""
          style={{ left: `${((pointed - day.first) / (DAY_SLOTS - 1)) * 100}%` }}
        >
          {timeOf(pointed)}
        </chakra.span>
      )}
      <chakra.input
        type="range"
        aria-label="Time of day at camp"
        aria-valuetext={timeOf(at)}
        min={day.first}
        max={day.last}
        value={at}
        onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
        onPointerMove={point}
        onPointerLeave={() => setPointed(undefined)}
        display="block"
        width="100%"
        height="44px"
        accentColor="accent"
      />
    </Box>
  );
}

/** The last 24 hours of a camera in a minute, from one still in two minutes. */
export function CameraDay({ stream }: { readonly stream: StreamView }) {
  const played = useDay(stream.slug);
  const { playing, toggle } = played;
  if (!hasStills(stream)) return null;
  return (
    <Box as="section" aria-labelledby="camera-day" marginTop={{ base: 8, md: 10 }} maxWidth="46rem">
      <chakra.h2 id="camera-day" textStyle="section" marginBottom={4}>
        Its day in a minute
      </chakra.h2>
      <Picture name={stream.name} played={played} />
      <Flex gap={4} align="center" marginTop={3}>
        <Button look="quiet" onClick={toggle}>
          {playing ? 'Pause' : 'Play the day'}
        </Button>
        <Line played={played} />
      </Flex>
    </Box>
  );
}
