import type { VideoView } from '@boma/domain/videos/videos.schema.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { LazyVideoModal } from '../lazy-video-modal.ts';
import { useNextFilm } from './use-next-film.ts';

/**
 * For lists whose address does not name the open video: `open` shows it in a modal over the page, which offers the next one of
 * `videos`, as many as the list has so far.
 */
export function useVideoModal(
  pagePath: string,
  videos: readonly VideoView[],
): {
  readonly open: (video: VideoView) => void;
  readonly modal: ReactNode;
} {
  const [video, setVideo] = useState<VideoView>();
  const next = useNextFilm(video?.id, videos);
  const close = () => setVideo(undefined);
  return {
    open: setVideo,
    modal: video && (
      <Suspense>
        <LazyVideoModal
          id={video.id}
          known={video}
          pagePath={pagePath}
          next={next}
          onClose={close}
          onNext={setVideo}
        />
      </Suspense>
    ),
  };
}
