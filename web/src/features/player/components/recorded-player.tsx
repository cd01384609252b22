import type { Playback } from '@boma/domain/streams/streams.schema.ts';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../../components/button.ts';
import { fromAround } from '../../../components/focus-around.ts';
import { Box, chakra } from '../../../components/ui.ts';
import { useRecording } from '../hooks/use-recording.ts';
import { claimPlayback, releasePlayback } from '../playback-claim.ts';
import { keepSound, preferredSound } from '../sound-preference.ts';
import { YoutubeVideo } from './youtube-video.tsx';

const box = { position: 'relative', width: '100%', aspectRatio: '16 / 9', background: 'black' } as const;
const filling = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

/** One player plays per page, and they share how loud the viewer likes it. */
function useClaim(element: RefObject<HTMLVideoElement | null>): void {
  useEffect(() => {
    const video = element.current;
    if (!video) return;
    const { muted, volume } = preferredSound();
    Object.assign(video, { muted, volume });
    const claimant = {
      group: undefined,
      pause: () => video.pause(),
      mute: () => {
        video.muted = true;
      },
    };
    const over = new AbortController();
    const listen = (type: string, act: () => void) =>
      video.addEventListener(type, act, { signal: over.signal });
    listen('play', () => claimPlayback(claimant));
    listen('pause', () => releasePlayback(claimant));
    listen('volumechange', () => keepSound({ muted: video.muted, volume: video.volume }));
    return () => {
      over.abort();
      releasePlayback(claimant);
    };
  }, [element]);
}

export interface RecordingProps {
  readonly name: string;
  readonly poster: string;
  /** Where it plays from. A refusal is an AppError. Another function does not start it again: give the player a key. */
  readonly request: () => Promise<Playback>;
  /** The id of the video whose captions it shows. Undefined: it has none. */
  readonly captionsOf?: number | undefined;
  /** Stands in the player when the server lets this viewer watch no more. */
  readonly refused: ReactNode;
}

function Recording({ name, poster, request, captionsOf, refused }: RecordingProps) {
  const element = useRef<HTMLVideoElement>(null);
  useClaim(element);
  const { loss, retry } = useRecording(element, request, captionsOf);
  return (
    <Box css={box}>
      <chakra.video ref={element} aria-label={name} poster={poster} controls playsInline css={filling} />
      {loss && (
        <Box
          role="alert"
          css={filling}
          display="grid"
          alignContent="center"
          justifyItems="center"
          gap={4}
          padding={4}
          textAlign="center"
          background="surface"
        >
          {loss === 'refused' ? (
            refused
          ) : (
            <>
              <chakra.p textStyle="lead">The video could not be loaded.</chakra.p>
              {/* oxlint-disable-next-line house/asks-again -- It lies over the film. */}
              <Button onClick={fromAround(retry)}>Try again</Button>
            </>
          )}
        </Box>
      )}
    </Box>
  );
}

/** A recorded video: YouTube's frame for one at YouTube, else a video element that plays the recording. */
export default function RecordedPlayer({
  youtubeId,
  ...recording
}: RecordingProps & { readonly youtubeId: string | null }) {
  const frame = useRef<HTMLIFrameElement>(null);
  return youtubeId === null ? (
    <Recording {...recording} />
  ) : (
    <Box css={box}>
      <YoutubeVideo frame={frame} name={recording.name} id={youtubeId} />
    </Box>
  );
}
