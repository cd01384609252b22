import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type DaySpan, shifted, zoomed } from './day-span.ts';

/** CSS pixels that a finger moves before it drags: less is a press, or the beginning of a scroll. */
const SLOP = 6;
/** How much one turn of the wheel zooms. */
const WHEEL = 0.0025;

interface Line {
  readonly span: DaySpan;
  readonly onSpan: (span: DaySpan) => void;
  /** A place under a pressed pointer, in slots from the beginning of the day. */
  readonly onDrag: (place: number) => void;
  /** The pointer was lifted there. */
  readonly onSettle: (place: number) => void;
  /** A mouse is over this place; undefined once it has left. */
  readonly onPoint: (place: number | undefined) => void;
}

interface Held {
  readonly begun: number;
  readonly at: number;
  readonly moved: boolean;
}

/** A place of the line by the window's pixels. */
function placeIn(line: HTMLElement, { from, size }: DaySpan, clientX: number): number {
  const { left, width } = line.getBoundingClientRect();
  const share = width === 0 ? 0 : (clientX - left) / width;
  return from + Math.min(1, Math.max(0, share)) * size;
}

/** Zooms by Ctrl and the wheel, as by two fingers on a touchpad, and moves by a wheel to the side. */
function useWheel(ref: RefObject<HTMLElement | null>, { span, onSpan }: Pick<Line, 'span' | 'onSpan'>) {
  const turn = useEffectEvent((event: WheelEvent, line: HTMLElement) => {
    if (event.ctrlKey) {
      event.preventDefault();
      onSpan(zoomed(span, Math.exp(event.deltaY * WHEEL), placeIn(line, span, event.clientX)));
    } else if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) {
      event.preventDefault();
      onSpan(shifted(span, (event.deltaX / line.clientWidth) * span.size));
    }
  });
  useEffect(() => {
    const line = ref.current;
    if (!line) return;
    const onWheel = (event: WheelEvent) => turn(event, line);
    // React's own listener is passive: it could not keep the page from zooming.
    line.addEventListener('wheel', onWheel, { passive: false });
    return () => line.removeEventListener('wheel', onWheel);
  }, [ref]);
}

/** One pointer drags the thumb, two zoom and move the line. */
export function useLineGestures(ref: RefObject<HTMLElement | null>, line: Line) {
  const held = useRef(new Map<number, Held>());
  const pinched = useRef(false);
  useWheel(ref, line);
  const placeAt = (element: HTMLElement, clientX: number) => placeIn(element, line.span, clientX);

  const pinch = (element: HTMLElement, id: number, clientX: number) => {
    const [one, other] = [...held.current.values()];
    const before = held.current.get(id);
    if (!one || !other || !before) return;
    const still = before === one ? other : one;
    const factor = Math.max(20, Math.abs(before.at - still.at)) / Math.max(20, Math.abs(clientX - still.at));
    const middle = (clientX + still.at) / 2;
    const larger = zoomed(line.span, factor, placeAt(element, middle));
    const by = (((before.at + still.at) / 2 - middle) / element.clientWidth) * larger.size;
    line.onSpan(shifted(larger, by));
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const { currentTarget, pointerId, clientX, button, pointerType } = event;
    if (button !== 0 || held.current.size === 2) return;
    currentTarget.setPointerCapture(pointerId);
    const mouse = pointerType === 'mouse';
    held.current.set(pointerId, { begun: clientX, at: clientX, moved: mouse });
    pinched.current = held.current.size === 2;
    if (mouse) line.onDrag(placeAt(currentTarget, clientX));
  };
  const onPointerMove = ({ currentTarget, pointerId, clientX, pointerType }: PointerEvent<HTMLElement>) => {
    const before = held.current.get(pointerId);
    if (!before) {
      if (pointerType === 'mouse') line.onPoint(placeAt(currentTarget, clientX));
      return;
    }
    if (held.current.size === 2) pinch(currentTarget, pointerId, clientX);
    const moved = before.moved || Math.abs(clientX - before.begun) > SLOP;
    held.current.set(pointerId, { ...before, at: clientX, moved });
    if (held.current.size === 1 && moved && !pinched.current) line.onDrag(placeAt(currentTarget, clientX));
  };
  const onPointerUp = ({ currentTarget, pointerId, clientX }: PointerEvent<HTMLElement>) => {
    if (!held.current.delete(pointerId) || pinched.current) return;
    const place = placeAt(currentTarget, clientX);
    line.onDrag(place);
    line.onSettle(place);
  };
  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    // The browser has taken the finger over, to scroll the page.
    onPointerCancel: ({ pointerId }: PointerEvent<HTMLElement>) => void held.current.delete(pointerId),
    onPointerLeave: () => line.onPoint(undefined),
  };
}
