import { type ComponentType, useEffect, useRef, useState } from 'react';
import { logFailure } from '../lib/log.ts';
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

/** A part far down the page, fetched when the viewer comes near it. `load` must stay the same function. */
export function WhenNear({ load, minHeight }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  // Null: it is on its way.
  const [Part, setPart] = useState<ComponentType | null>();
  useEffect(() => {
    if (Part !== undefined || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setPart(null);
        load().then(
          (module) => setPart(() => module.default),
          (cause: unknown) => {
            logFailure('Loading a part of the page', cause);
            // Its room would stay as a hole.
            setPart(() => Nothing);
          },
        );
      },
      { root: document, rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [load, Part]);
  return (
    <Box
      ref={place}
      // Not before it is asked for: the footer would be hidden from a reader who does not scroll.
      {...(Part === null && waiting)}
      // Browsers count the move of an empty box as a shift of the page.
      css={[hiddenBelowWaiting, Part ? undefined : { visibility: 'hidden', minHeight }]}
    >
      {Part && (
        <FailsAlone part="part of the page that is near">
          <Part />
        </FailsAlone>
      )}
    </Box>
  );
}
