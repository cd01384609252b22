import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

export interface Following {
  /** Ref of the scrolling element, which may mount later than the hook. */
  readonly list: (element: HTMLDivElement | null) => void;
  /** The list's content. */
  readonly content: RefObject<HTMLOListElement | null>;
  /** Empty elements before and behind the content. */
  readonly start: RefObject<HTMLDivElement | null>;
  readonly end: RefObject<HTMLDivElement | null>;
  /** True while the newest message is in sight. */
  readonly atEnd: boolean;
  /** True while the whole list is in sight: there is nowhere to scroll to. */
  readonly whole: boolean;
  readonly toEnd: () => void;
  readonly toStart: () => void;
}

const reads = new Set(['ArrowUp', 'PageUp', 'Home']);

/** True if the reader scrolls up. Known at once, since a message in the next frame must not pull the reader back. */
function turnsBack(event: Event): boolean {
  if (event instanceof WheelEvent) return event.deltaY < 0;
  return event instanceof KeyboardEvent && reads.has(event.key);
}

interface Reader {
  /** They scroll up. */
  readonly onBack: () => void;
  /** A finger has left the list. */
  readonly onLift: () => void;
}

/** Tells what the reader does by wheel, key and finger. The returned function ends that. */
function watchReader(root: HTMLElement, { onBack, onLift }: Reader): () => void {
  const onIntent = (event: Event) => {
    if (turnsBack(event) && root.scrollTop > 0) onBack();
  };
  let last = 0;
  // The messages follow a finger, so that downwards it brings older ones.
  const onMove = ({ type, touches }: TouchEvent) => {
    const now = touches[0]?.clientY ?? last;
    if (type === 'touchmove' && now > last && root.scrollTop > 0) onBack();
    last = now;
  };
  const stop = new AbortController();
  const options = { passive: true, signal: stop.signal } as const;
  for (const type of ['wheel', 'keydown'] as const) root.addEventListener(type, onIntent, options);
  for (const type of ['touchstart', 'touchmove'] as const) root.addEventListener(type, onMove, options);
  for (const type of ['touchend', 'touchcancel'] as const) root.addEventListener(type, onLift, options);
  return () => stop.abort();
}

/**
 * Keeps a list at its end while its reader is there, and leaves it alone while they read further up.
 *
 * Observers report where the reader is, after layout: measuring it while messages arrive would make the browser lay out
 * the list for each of them.
 */
export function useEndOfList(rows: unknown): Following {
  const [root, list] = useState<HTMLDivElement | null>(null);
  const content = useRef<HTMLOListElement>(null);
  const start = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const following = useRef(true);
  const [sight, setSight] = useState({ start: true, end: true });

  const toEnd = useCallback(() => {
    following.current = true;
    // Further than any list is long: the browser stops at its end, and the list need not be measured.
    root?.scrollTo({ top: 1e7, behavior: 'instant' });
  }, [root]);
  const toStart = useCallback(() => {
    following.current = false;
    root?.scrollTo({ top: 0, behavior: 'instant' });
  }, [root]);

  useLayoutEffect(() => {
    if (following.current) toEnd();
  }, [rows, toEnd]);

  useEffect(() => {
    const [inside, first, last] = [content.current, start.current, end.current];
    if (!root || !inside || !first || !last) return;
    const growth = new ResizeObserver(() => following.current && toEnd());
    growth.observe(inside);
    growth.observe(root);
    let isEndSeen = true;
    const watch = new IntersectionObserver(
      (entries) => {
        // A list without a box, as on a phone on its side, says nothing of where its reader is.
        if (root.clientHeight === 0) return;
        const seen = (target: Element) =>
          entries.findLast((entry) => entry.target === target)?.isIntersecting;
        isEndSeen = seen(last) ?? isEndSeen;
        following.current = seen(last) ?? following.current;
        setSight((before) => ({ start: seen(first) ?? before.start, end: seen(last) ?? before.end }));
      },
      { root, rootMargin: '8px 0px' },
    );
    watch.observe(first);
    watch.observe(last);
    const leave = watchReader(root, {
      onBack: () => {
        following.current = false;
      },
      // A finger that trembled at the end has not left it.
      onLift: () => {
        if (isEndSeen) following.current = true;
      },
    });
    return () => {
      leave();
      growth.disconnect();
      watch.disconnect();
    };
  }, [root, toEnd]);

  return { list, content, start, end, atEnd: sight.end, whole: sight.start && sight.end, toEnd, toStart };
}
