import { useLayoutEffect, useRef } from 'react';
import { Box } from '../../../components/ui.ts';
import { watchIn } from './kept-camera.ts';
import { keepAboveRoutes } from './kept-part.tsx';
import { KeptPlayer } from './kept-player.tsx';

// The same element each time, so that the player stays.
const keptPlayer = <KeptPlayer />;

/** Where a camera's page shows the player that is kept above the routes. */
export function PlayerPlace({ slug }: { readonly slug: string }) {
  const place = useRef<HTMLDivElement>(null);
  // Before the page is painted, so that the place is never empty.
  useLayoutEffect(() => {
    if (!place.current) return;
    keepAboveRoutes(keptPlayer);
    return watchIn(place.current, slug);
  }, [slug]);
  return <Box ref={place} width="100%" />;
}
