import { playlistUrl } from '@boma/domain/streams/media-urls.ts';
import { useEffect, useRef } from 'react';
import { chakra } from '../../../components/ui.ts';
import { logFailure } from '../../../lib/log.ts';
import { runtimeConfig } from '../../../lib/runtime-config.ts';
import type { CameraPlayerProps } from './camera-player.tsx';

async function attach(video: HTMLVideoElement, code: string): Promise<() => void> {
  const [{ default: Hls }, config] = await Promise.all([import('hls.js/light'), runtimeConfig()]);
  const hls = new Hls();
  hls.attachMedia(video);
  hls.loadSource(playlistUrl(config, code));
  return () => hls.destroy();
}

/** The player behind the poster. */
export default function PlayerStage({ stream }: CameraPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element || stream.source_kind !== 'hls') return;
    const attached = attach(element, stream.code);
    attached.catch((cause: unknown) => logFailure(`Playing ${stream.code}`, cause));
    return () => void attached.then((detach) => detach()).catch(() => undefined);
  }, [stream.code, stream.source_kind]);
  return (
    <chakra.video
      ref={video}
      autoPlay
      muted
      playsInline
      position="absolute"
      inset={0}
      width="100%"
      height="100%"
    />
  );
}
