import { type ComponentType, useEffect, useRef, useState } from 'react';
import { untilLoaded } from '../lib/timing/until-loaded.ts';
import { FailsAlone } from './fails-alone.tsx';
import { Box } from './ui.ts';
import { hiddenBelowWaiting, waiting } from './waiting.ts';

/** A part that is this far below the window begins to load, and one that the viewer has jumped past. */
const NEAR = '100000px 0px 800px';

const Nothing = () => null;

interface WhenNearProps {
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** The room that is kept free for it, so that nothing in sight moves. */
  readonly minHeight?: object;
}

/**
 * A part far down the page, fetched when the viewer comes near it, and again after a failure. `load` must stay the same
 * function.
 */
export function WhenNear({ load, minHeight }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  // Null: it is on its way.
  const [Part, setPart] = useState<ComponentType | null>();
  useEffect(() => {
    if (!place.current) return;
    let stop: () => void = () => observer.disconnect();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setPart(null);
        stop = untilLoaded(
          load,
          (module) => setPart(() => module.default),
          // Its room would stay as a hole.
          () => setPart(() => Nothing),
        );
      },
      { root: document, rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => stop();
  }, [load]);
  return (
    <Box
      ref={place}
      // Not before it is asked for: the footer would be hidden from a reader who does not scroll.
      {...(Part === null && waiting)}
      // Browsers count the move of an empty box as a shift of the page.
      css={[hiddenBelowWaiting, Part ? undefined : { visibility: 'hidden', minHeight }]}
    >
      {Part && (
        <FailsAlone part="part of the page">
          <Part />
        </FailsAlone>
      )}
    </Box>
  );
}
