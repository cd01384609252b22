import type { CameraDayView } from '@boma/domain/streams/camera-days.schema.ts';
import type { PlaceView } from '@boma/domain/streams/place.schema.ts';
import { DAY_SLOTS, STILL_EVERY_MS } from '@boma/domain/streams/reels.constants.ts';
import { memo, useId } from 'react';
import { chakra } from '../../../components/ui.ts';
import { overPicture } from '../../../theme/over-picture.ts';
import type { DaySpan } from './day-span.ts';
import { firstOf, lightStretches } from './day-words.ts';

/** Bars of the drawing at most, so that each is wide enough to be seen. */
const BARS = 240;
const HEIGHT = 100;

const shades = { day: 0, dawn: 18, dusk: 18, night: 42 } as const;

/** How much moved, as one path of bars of `step` slots each: the highest of them counts. */
function barsOf(moved: readonly (number | null)[], step: number): string {
  let path = '';
  for (let from = 0; from < moved.length; from += step) {
    const most = Math.max(-1, ...moved.slice(from, from + step).map((each) => each ?? -1));
    if (most >= 0) path += `M${from} ${HEIGHT}V${HEIGHT - 2 - most * 0.7}H${from + step * 0.8}V${HEIGHT}z`;
  }
  return path;
}

const drawing = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  borderRadius: 'md',
  background: 'raised',
  '& .night': { fill: overPicture.shade(100) },
  '& .bars': { fill: 'accent' },
  '& .gap': { stroke: 'muted', strokeWidth: 1, opacity: 0.7 },
  '& .player': { fill: 'live' },
} as const;

interface LayersProps {
  readonly day: CameraDayView;
  readonly place: PlaceView | null;
  /** Slots of one bar. */
  readonly step: number;
}

/** What lies on the line: the nights, the gaps, and how much moved. It stays the same while the line is moved and zoomed. */
const Layers = memo(function Layers({ day, place, step }: LayersProps) {
  const first = firstOf(day);
  const hatch = useId();
  const placeOf = (ts: number) => (ts * 1000) / STILL_EVERY_MS - first;
  return (
    <>
      <defs>
        <pattern id={hatch} width={step * 2} height={step * 2} patternUnits="userSpaceOnUse">
          <rect className="gap" width={step} height={HEIGHT} stroke="none" fill="currentColor" />
        </pattern>
      </defs>
      {place &&
        lightStretches(place, first).map(({ light, from, to }) => (
          <rect
            key={from}
            className="night"
            x={from}
            width={to - from}
            height={HEIGHT}
            fillOpacity={shades[light] / 100}
          />
        ))}
      {day.gaps.map(({ from_ts, to_ts }) => (
        <rect
          key={from_ts}
          x={placeOf(from_ts)}
          width={placeOf(to_ts) - placeOf(from_ts)}
          height={HEIGHT}
          fill={`url(#${hatch})`}
          opacity={0.35}
        />
      ))}
      <path className="bars" d={barsOf(day.moved, step)} />
    </>
  );
});

interface DayDrawingProps extends Omit<LayersProps, 'step'> {
  readonly span: DaySpan;
  /** The oldest moment that the player can go back to, in unix milliseconds. */
  readonly since: number | undefined;
}

/** The line itself, without words: its slider says what it shows. */
export const DayDrawing = memo(function DayDrawing({ day, place, span, since }: DayDrawingProps) {
  const step = Math.max(1, Math.ceil(span.size / BARS));
  const from = since === undefined ? undefined : since / STILL_EVERY_MS - firstOf(day);
  return (
    <chakra.svg
      css={drawing}
      viewBox={`${span.from} 0 ${span.size} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <Layers day={day} place={place} step={step} />
      {from !== undefined && (
        <rect className="player" x={from} width={DAY_SLOTS - from} y={HEIGHT - 5} height={5} />
      )}
    </chakra.svg>
  );
});
