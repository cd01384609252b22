import { lazy, Suspense, useEffect, useRef, useState } from 'react';

const LodgeHighlights = lazy(() => import('./lodge-highlights.tsx'));

/** CSS pixels below the window from which on the shelves are loaded. */
const NEAR = '600px';

/** What is at the end of home: loaded when the viewer comes near it, since most never do. */
export function Shelves() {
  const mark = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!mark.current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: `0px 0px ${NEAR} 0px` },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div ref={mark}>
      {isNear && (
        <Suspense>
          <LodgeHighlights />
        </Suspense>
      )}
    </div>
  );
}
