import type { CameraDayView, DayMark } from '@boma/domain/streams/camera-days.schema.ts';
import { type KeyboardEvent, memo, type RefObject, useRef } from 'react';
import { Box, chakra } from '../../../components/ui.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { DayDrawing } from './day-drawing.tsx';
import { MarkSign } from './day-marks.tsx';
import { containing, type DaySpan, hoursBetween, zoomed } from './day-span.ts';
import { firstOf, hourMarks, slotOfMark, spokenSlot } from './day-words.ts';
import { useLineGestures } from './use-line-gestures.ts';
import { useWatching, type Watching } from './watched-day.tsx';

/** Slots that a key moves the thumb by. */
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -30,
  PageUp: 30,
};
const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': 0.5, '=': 0.5, '-': 2 };

/** How near to a mark a press means it, as a part of what the line shows. */
const SNAP = 0.006;

const line = {
  position: 'relative',
  contain: 'strict',
  height: '72px',
  touchAction: 'pan-y',
  cursor: 'pointer',
  userSelect: 'none',
  overflow: 'hidden',
  borderRadius: 'md',
} as const;

/** Forced colours take every other background away, and the thumb is nothing else. */
const inForcedColours = { '@media (forced-colors: active)': { background: 'CanvasText' } } as const;

const thumb = {
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: '3px',
  marginLeft: '-1px',
  background: 'ink',
  pointerEvents: 'none',
  ...inForcedColours,
  _after: {
    content: '""',
    position: 'absolute',
    bottom: 0,
    left: '-6px',
    width: '15px',
    height: '15px',
    borderRadius: 'full',
    background: 'ink',
    ...inForcedColours,
  },
} as const;

/** The slider and what lies on it have their looks from here, so that a move of the thumb costs no styles. */
const frame = {
  minHeight: '102px',
  marginTop: 4,
  '& > [role=slider]': line,
  '& [data-thumb]': thumb,
  // Where a pointer looks.
  '& [data-pointed]': { ...thumb, width: '1px', opacity: 0.7, _after: { display: 'none' } },
} as const;

/** Where a place stands on the line. */
const leftOf = (place: number, { from, size }: DaySpan) => `${((place - from) / size) * 100}%`;

interface PinsProps {
  readonly marks: readonly DayMark[];
  readonly first: number;
  readonly span: DaySpan;
}

/**
 * The marks on the line. The list beside it says the same in words, as links. As the hours and the drawing, they stay the
 * same while the thumb is dragged: a frame has no time to draw them again.
 */
const Pins = memo(function Pins({ marks, first, span }: PinsProps) {
  return marks.map((mark) => (
    <chakra.span
      key={mark.id}
      position="absolute"
      top="5px"
      translate="-50% 0"
      pointerEvents="none"
      aria-hidden
      style={{ left: leftOf(slotOfMark(mark) - first + 0.5, span) }}
    >
      <MarkSign kind={mark.kind} />
    </chakra.span>
  ));
});

interface HoursProps {
  readonly first: number;
  readonly span: DaySpan;
}

/** The hours at camp below the line. A narrow window has room for half of them. */
const Hours = memo(function Hours({ first, span }: HoursProps) {
  const from = first + span.from;
  const marks = (most: number) => hourMarks(from, from + span.size, hoursBetween(span, most));
  return (['base', 'md'] as const).map((size) => (
    <Box
      key={size}
      position="relative"
      height="1.5rem"
      marginTop={1}
      overflow="hidden"
      textStyle="small"
      color="muted"
      aria-hidden
      display={size === 'base' ? { base: 'block', md: 'none' } : { base: 'none', md: 'block' }}
    >
      {marks(size === 'base' ? 5 : 9).map(({ slot, label }) => (
        <chakra.span
          key={slot}
          position="absolute"
          translate="-50% 0"
          whiteSpace="nowrap"
          style={{ left: leftOf(slot - first, span) }}
        >
          {label}
        </chakra.span>
      ))}
    </Box>
  ));
});

interface Known extends Watching {
  readonly day: CameraDayView;
}

/** The slot that a press means: that of a mark beside it, else its own. */
function meant(marks: readonly DayMark[], slot: number, { size }: DaySpan): number {
  const near = marks.map(slotOfMark).filter((each) => Math.abs(each - slot) <= size * SNAP);
  return near.toSorted((a, b) => Math.abs(a - slot) - Math.abs(b - slot))[0] ?? slot;
}

/** What keys do: they move the thumb, which stays in sight, or zoom around it. */
function useKeys({ day, at, last, seek, settle, span, onSpan }: Known) {
  const first = firstOf(day);
  const goTo = (slot: number) => {
    const next = Math.min(last, Math.max(first, slot));
    seek(next);
    settle(next);
    onSpan(containing(span, next - first));
  };
  return (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    const step = KEY_STEPS[key];
    const zoom = ZOOM_KEYS[key];
    if (step !== undefined) goTo(at + step);
    else if (key === 'Home') goTo(first);
    else if (key === 'End') goTo(last);
    else if (zoom !== undefined) onSpan(zoomed(span, zoom, at - first));
    else return;
    event.preventDefault();
  };
}

/** What a pointer does: it drags the thumb, which the player follows once it is lifted, and looks ahead. */
function usePointers(ref: RefObject<HTMLElement | null>, known: Known) {
  const { day, last, seek, settle, span, onSpan, onPoint } = known;
  const first = firstOf(day);
  return useLineGestures(ref, {
    span,
    onSpan,
    onDrag(along) {
      onPoint(undefined);
      seek(first + Math.floor(along));
    },
    onSettle(along) {
      const slot = first + Math.floor(along);
      const wanted = meant(day.marks, slot, span);
      seek(wanted);
      settle(wanted === slot ? first + along : wanted);
    },
    onPoint: (along) => onPoint(along === undefined ? undefined : Math.min(last, first + Math.floor(along))),
  });
}

/** 48 hours as a slider: nights, gaps, how much moved, and marks. */
function Line({ known }: { readonly known: Known }) {
  const { stream, day, span, pointed, at, last, since } = known;
  const { place } = stream;
  const ref = useRef<HTMLDivElement>(null);
  const first = firstOf(day);
  const onKeyDown = useKeys(known);
  const pointers = usePointers(ref, known);
  return (
    <>
      <div
        ref={ref}
        role="slider"
        tabIndex={0}
        aria-label="Time of day at camp"
        aria-orientation="horizontal"
        aria-valuemin={first}
        aria-valuemax={last}
        aria-valuenow={at}
        aria-valuetext={spokenSlot({ day, place, slot: at, now: serverNow() })}
        onKeyDown={onKeyDown}
        {...pointers}
      >
        <DayDrawing day={day} place={place} span={span} since={since} />
        <Pins marks={day.marks} first={first} span={span} />
        <span
          data-pointed=""
          hidden={pointed === undefined}
          style={{ left: leftOf((pointed ?? at) - first + 0.5, span) }}
        />
        <span data-thumb="" style={{ left: leftOf(at - first + 0.5, span) }} />
      </div>
      <Hours first={first} span={span} />
    </>
  );
}

/** The line, once the day is known. */
function KnownLine() {
  const { day, ...watching } = useWatching();
  return day && <Line known={{ ...watching, day }} />;
}

/** The line of the 48 hours, in its room. */
export const DayLine = () => (
  <Box css={frame}>
    <KnownLine />
  </Box>
);
