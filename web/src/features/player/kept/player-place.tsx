import { type Watching, watchingOf } from '@boma/domain/accounts/watching.policy.ts';
import { streamPath } from '@boma/domain/site-paths.ts';
import { fullCover } from '@boma/domain/streams/streams.policy.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { pictureBadge } from '../../../components/picture-badge.ts';
import { wideWindow } from '../../../components/stage.ts';
import { Box } from '../../../components/ui.ts';
import { useLiveSite } from '../../../lib/live-site.ts';
import { useStore } from '../../../lib/store.ts';
import { useMedia } from '../../../lib/use-media.ts';
import { useUserType, useWatchesAll } from '../../../session/session.ts';
import { streamsResource } from '../../streams/api/streams.ts';
import { isOnAir } from '../../streams/stream-air.ts';
import { whenHeardElsewhere } from '../heard-elsewhere.ts';
import {
  type KeptCamera,
  keptCamera,
  keptFrame,
  keptPhase,
  showFrame,
  stopWatching,
  watchIn,
} from './kept-camera.ts';
import { keepAboveRoutes } from './kept-part.tsx';
import { MiniPlayer } from './mini-player.tsx';
import { StreamPlayer } from './stream-player.tsx';
import { theatre, useTheatre } from './theatre.ts';

interface KeptProps {
  readonly kept: KeptCamera;
  readonly stream: StreamView;
  readonly streams: readonly StreamView[];
  readonly watching: Watching;
}

/** The player itself, in the frame that moves from page to corner and back. */
function MovingPlayer({ kept, stream, streams, watching }: KeptProps) {
  const member = useWatchesAll();
  const live = isOnAir(useLiveSite(), stream.slug);
  const active = useTheatre();
  const wide = useMedia(wideWindow);
  const { place } = kept;
  useLayoutEffect(() => showFrame(place), [place]);
  return createPortal(
    <StreamPlayer
      stream={stream}
      streams={streams}
      watching={watching}
      member={member}
      live={live}
      onPhase={keptPhase.write}
      {...(place
        ? { pageKeys: true, theatre: wide ? { active, toggle: theatre.toggle } : undefined }
        : { compact: true, onDisplaced: stopWatching })}
    />,
    keptFrame(),
  );
}

/**
 * The camera that is being watched, above the routes: the same player on the camera's page and, once the viewer goes
 * elsewhere, in the corner. It leaves when the viewer closes it, may no longer watch, or starts another player or film.
 */
function KeptPlayer() {
  const kept = useStore(keptCamera, undefined);
  const userType = useUserType();
  const { value: streams = [] } = streamsResource.useResource();
  const stream = streams.find(({ slug }) => slug === kept?.slug);
  const inCorner = kept !== undefined && kept.place === undefined;
  const watching = watchingOf(stream?.subscriber_only === true, userType);
  const locked = watching === 'locked';
  const gone = kept !== undefined && stream === undefined;
  useEffect(() => {
    if (inCorner && (locked || gone)) stopWatching();
  }, [inCorner, locked, gone]);
  useEffect(() => (inCorner ? whenHeardElsewhere(stopWatching) : undefined), [inCorner]);
  const shown = kept && stream && !locked;
  return (
    <>
      <MiniPlayer
        camera={shown && inCorner ? { name: stream.name, href: streamPath(stream.slug) } : undefined}
        onClose={stopWatching}
      />
      {shown && (
        <MovingPlayer key={stream.slug} kept={kept} stream={stream} streams={streams} watching={watching} />
      )}
    </>
  );
}

// The same element each time, so that the player stays.
const keptPlayer = <KeptPlayer />;

/** That the picture is not live yet. `renderer/waiting-shapes.ts` has the animation, by which it is not seen where all comes at once. */
const connecting = {
  ...pictureBadge,
  content: '"Connecting…"',
  top: 3,
  left: 3,
  animation: 'waits 0.2s 0.4s both',
  // Here stands an offer soon, and without scripts nothing comes.
  'html:is([data-user=guest], [data-user=registered]) [data-members-only] &': { display: 'none' },
  '@media (scripting: none)': { display: 'none' },
} as const;

/** What the place shows until the player is in it: the camera's picture, with room for controls below it. */
const poster = {
  background: 'var(--b-colors-raised) var(--poster) center / cover',
  '&:empty': { position: 'relative', aspectRatio: '16 / 9', marginBottom: 'var(--bar, 0px)' },
  '&:empty::before': connecting,
} as const;

/** The address as a value of CSS. Only what could end the text is escaped. */
const posterOf = (address: string): Record<string, string> => ({
  '--poster': `url("${address.replace(/["\\\n]/g, encodeURIComponent)}")`,
});

/** Where a camera's page shows the player that is kept above the routes. */
export function PlayerPlace({ stream: { slug, cover } }: { readonly stream: StreamView }) {
  const place = useRef<HTMLDivElement>(null);
  // Before the page is painted, so that the place is never empty.
  useLayoutEffect(() => {
    if (!place.current) return;
    keepAboveRoutes(keptPlayer);
    return watchIn(place.current, slug);
  }, [slug]);
  return <Box ref={place} width="100%" css={poster} style={posterOf(fullCover(cover))} />;
}
