import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react';

interface Dragged {
  readonly key: string;
  /** The order if it were dropped now. */
  readonly order: readonly string[];
  readonly by: 'pointer' | 'keys';
}

interface DragOptions {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly keys: readonly string[];
  readonly titleOf: (key: string) => string;
  /** Stores the order. */
  readonly onDrop: (key: string, to: readonly string[]) => void;
  readonly onSaid: (words: string) => void;
}

/** The list with one entry at another place, from 0. */
function placedAt(order: readonly string[], key: string, to: number): string[] {
  const rest = order.filter((each) => each !== key);
  return [...rest.slice(0, to), key, ...rest.slice(to)];
}

const PAGE_EDGE = 90;
const SCROLL_STEP = 14;

/** The place in the list that the pointer is at. */
function placeAt(list: HTMLUListElement, key: string, y: number): number {
  const others = [...list.children].filter((row) => row instanceof HTMLElement && row.dataset.key !== key);
  const above = others.filter((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2 < y;
  });
  return above.length;
}

type Place = (order: readonly string[]) => void;

/** Follows the pointer until it is lifted. Returns what ends this. */
function followPointer(
  { list }: DragOptions,
  { key, order }: Dragged,
  { move, drop, leave }: { move: Place; drop: Place; leave: () => void },
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const orderAt = (y: number) => (list.current ? placedAt(order, key, placeAt(list.current, key, y)) : order);
  const onMove = ({ clientY }: globalThis.PointerEvent) => {
    if (clientY < PAGE_EDGE) scrollBy(0, -SCROLL_STEP);
    if (clientY > innerHeight - PAGE_EDGE) scrollBy(0, SCROLL_STEP);
    move(orderAt(clientY));
  };
  // The last move may not be drawn yet: where the pointer is lifted counts.
  const onUp = ({ clientY }: globalThis.PointerEvent) => drop(orderAt(clientY));
  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', onUp, { signal });
  window.addEventListener('pointercancel', leave, { signal });
  window.addEventListener('keydown', (event) => event.key === 'Escape' && leave(), { signal });
  return () => ending.abort();
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowUp: (at) => Math.max(0, at - 1),
  ArrowDown: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
};

/** Lets staff drag an entry of a list to another place: with the pointer, or with Space and the arrows. */
export function useDragOrder(options: DragOptions) {
  const { list, keys, titleOf, onDrop, onSaid } = options;
  const [dragged, setDragged] = useState<Dragged>();
  const order = dragged?.order ?? keys;
  const move: Place = (next) => setDragged((now) => now && { ...now, order: next });
  const leave = () => {
    if (dragged) onSaid(`${titleOf(dragged.key)} stays where it was.`);
    setDragged(undefined);
  };
  const drop: Place = (last) => {
    setDragged(undefined);
    if (dragged && last.some((key, at) => key !== keys[at])) onDrop(dragged.key, last);
  };
  useEffect(() =>
    dragged?.by === 'pointer' ? followPointer(options, dragged, { move, drop, leave }) : undefined,
  );
  const { key: picked, by } = dragged ?? {};
  // A browser takes the focus from an element that moves in the document.
  useEffect(() => {
    if (by !== 'keys' || picked === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(picked)}"] [data-drag]`)?.focus();
  }, [by, picked, list, order]);
  const onKeyDown = (key: string) => (event: KeyboardEvent) => {
    const isPicked = dragged?.key === key && dragged.by === 'keys';
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (isPicked) return drop(order);
      setDragged({ key, order: keys, by: 'keys' });
      return onSaid(`${titleOf(key)} is picked up. The arrows move it, Space puts it down.`);
    }
    if (!isPicked) return;
    if (event.key === 'Escape') return leave();
    const to = STEPS[event.key]?.(order.indexOf(key), order.length - 1);
    if (to === undefined) return;
    event.preventDefault();
    move(placedAt(order, key, to));
    onSaid(`${titleOf(key)}: place ${to + 1} of ${order.length}.`);
  };
  return {
    order,
    picked,
    handle: (key: string) => ({
      onPointerDown: ({ button, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
        if (button !== 0) return;
        // A finger captures what it touches, and this element moves in the document.
        if (currentTarget.hasPointerCapture(pointerId)) currentTarget.releasePointerCapture(pointerId);
        setDragged({ key, order: keys, by: 'pointer' });
      },
      onKeyDown: onKeyDown(key),
    }),
  };
}
