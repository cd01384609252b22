import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { Suspense, useEffect, useState } from 'react';
import { late } from '../../../components/late-part.tsx';
import { useHydrated } from '../../../lib/hydrated.ts';
import { useLiveSite } from '../../../lib/live-site.ts';
import { logFailure } from '../../../lib/log.ts';
import { runtimeConfig } from '../../../lib/runtime-config.ts';
import { hasMediaSource, loadHls } from '../engines/load-hls.ts';
import { useTheatreEnd } from '../hooks/use-theatre-end.ts';
import { useLowData } from '../low-data.ts';
import type { CameraPlayerProps, PlayerStageProps } from '../player-props.ts';
import { LockedNotice } from './locked-notice.tsx';
import type { LowDataStillProps } from './low-data-still.later.tsx';
import { NoticePanel, NoticeText, TextButton } from './notice-panel.tsx';
import { PlayerFrame } from './player-frame.tsx';
import { PosterButton } from './poster-button.tsx';

/** In place of a player whose code did not arrive. Its address may be gone after a deploy: only a fresh page knows. */
function PlayerMissing({ compact = false }: { readonly compact?: boolean }) {
  return (
    <NoticePanel compact={compact}>
      <NoticeText compact={compact}>The player could not be loaded</NoticeText>
      <TextButton onClick={() => location.reload()}>Reload</TextButton>
    </NoticePanel>
  );
}

const PlayerStage = late<PlayerStageProps>(
  () =>
    import('./player-stage.later.tsx').catch((cause: unknown) => {
      logFailure('Loading the player', cause);
      throw cause;
    }),
  PlayerMissing,
);

const LowDataStill = late<LowDataStillProps>(() => import('./low-data-still.later.tsx'), PlayerMissing);

/** Whether the viewer has pressed play. Choosing low data while it plays takes that back. */
function useAsked(lowData: boolean): readonly [boolean, () => void] {
  const [asked, setAsked] = useState(false);
  const [before, setBefore] = useState(lowData);
  if (before !== lowData) {
    setBefore(lowData);
    if (lowData) setAsked(false);
  }
  return [asked, () => setAsked(true)];
}

/** Fetches what the player needs next while its own code is on the way: one after the other would take twice as long. */
function usePreparedEngine(wanted: boolean, stream: StreamView): void {
  const ahead = wanted && stream.source_kind === 'hls';
  useEffect(() => {
    if (!ahead) return;
    // The player asks for both again, and reports what fails.
    if (hasMediaSource()) loadHls().catch(() => undefined);
    runtimeConfig().catch(() => undefined);
  }, [ahead]);
}

/** A camera: its poster first, the player itself only once the viewer wants to watch. */
export function CameraPlayer(props: CameraPlayerProps) {
  const { stream, watching, autoplay = true, poster, compact = false, ratio, unlock, theatre } = props;
  const alive = useHydrated();
  // Staff show stills to everyone when video has become too much for the site.
  const bySite = useLiveSite()?.switches?.pictures === 'stills';
  const lowData = useLowData() || bySite;
  const [asked, ask] = useAsked(lowData);
  const locked = watching !== 'open';
  const plays = !locked && alive && (asked || (autoplay && !lowData));
  usePreparedEngine(plays, stream);
  useTheatreEnd(alive && !plays, theatre);
  // Nothing may lie over YouTube's player, so its controls are below it; in a tile the frame's own controls are used.
  const barBelow = stream.source_kind === 'youtube' && !compact;
  // The list that comes after the stored copy may have moved the camera to another source.
  const source = [
    stream.slug,
    stream.address ?? stream.youtube_id ?? stream.code,
    stream.subscriber_only,
  ].join();
  return (
    <PlayerFrame name={stream.name} poster={poster} ratio={ratio} barBelow={barBelow}>
      {locked && <LockedNotice name={stream.name} unlock={unlock} compact={compact} />}
      {plays && (
        <Suspense>
          <PlayerStage key={source} {...props} barBelow={barBelow} takeFocus={asked} />
        </Suspense>
      )}
      {!locked && !plays && (
        <>
          {lowData && (
            <Suspense>
              <LowDataStill stream={stream} compact={compact} bySite={bySite} />
            </Suspense>
          )}
          <PosterButton name={stream.name} compact={compact} onPlay={ask} />
        </>
      )}
    </PlayerFrame>
  );
}
