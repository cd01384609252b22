import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLiveSite } from '../../../lib/live-site.ts';
import { useWatchesAll } from '../../../session/session.ts';
import { isOnAir } from '../../streams/stream-air.ts';
import { SilentVideo } from '../components/silent-video.tsx';
import { useMovingPictures } from '../moving-pictures.ts';
import { type LookedAt, watchLook } from './look.ts';

/** Milliseconds that a card plays. */
const PLAYS_FOR = 12_000;

/** Plays the camera whose card the viewer looks at for a few seconds. One at a time. */
export function CardFilms({ streams }: { readonly streams: readonly StreamView[] }) {
  const allowed = useMovingPictures();
  const watchesAll = useWatchesAll();
  const site = useLiveSite();
  const [looked, setLooked] = useState<LookedAt>();
  useEffect(() => (allowed ? watchLook(setLooked) : undefined), [allowed]);
  useEffect(() => {
    if (!looked) return;
    const timer = setTimeout(() => setLooked(undefined), PLAYS_FOR);
    return () => clearTimeout(timer);
  }, [looked]);
  const stream = allowed && looked && streams.find(({ slug }) => slug === looked.slug);
  const plays =
    stream &&
    stream.source_kind === 'hls' &&
    (watchesAll || !stream.subscriber_only) &&
    isOnAir(site, stream.slug) === true;
  if (!plays || !looked.picture.isConnected) return null;
  return createPortal(
    <SilentVideo key={stream.slug} stream={stream} onEnded={() => setLooked(undefined)} />,
    looked.picture,
  );
}
