import { type RefObject, useEffect } from 'react';
import { chakra } from '../../../components/ui.ts';
import { youtubeCommand } from '../engines/youtube-messages.ts';
import { claimPlayback, releasePlayback } from '../playback-claim.ts';
import { YOUTUBE_ORIGIN, youtubeEmbedUrl } from '../youtube-embed-url.ts';

interface YoutubeVideoProps {
  readonly name: string;
  readonly id: string;
  readonly frame: RefObject<HTMLIFrameElement | null>;
}

/** A recorded video in YouTube's own player, which fills its box and plays at once. */
export function YoutubeVideo({ name, id, frame }: YoutubeVideoProps) {
  useEffect(() => {
    const tell = (command: string) =>
      frame.current?.contentWindow?.postMessage(youtubeCommand(command), YOUTUBE_ORIGIN);
    const claimant = {
      group: undefined,
      pause: () => tell('pauseVideo'),
      mute: () => tell('mute'),
    };
    claimPlayback(claimant);
    return () => releasePlayback(claimant);
  }, [frame]);
  return (
    <chakra.iframe
      ref={frame}
      title={name}
      src={youtubeEmbedUrl(id, { origin: location.origin })}
      allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
      referrerPolicy="strict-origin-when-cross-origin"
      position="absolute"
      inset={0}
      width="100%"
      height="100%"
    />
  );
}
