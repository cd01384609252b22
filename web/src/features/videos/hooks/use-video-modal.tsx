import type { VideoView } from '@boma/domain/videos/videos.schema.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { lateDialog } from '../../../components/late-part.tsx';

export const LazyVideoModal = lateDialog(() => import('../components/video-modal.tsx'));

/** For lists whose address does not name the open video: `open` shows it in a modal over the page. */
export function useVideoModal(pagePath: string): {
  readonly open: (video: VideoView) => void;
  readonly modal: ReactNode;
} {
  const [video, setVideo] = useState<VideoView>();
  const close = () => setVideo(undefined);
  return {
    open: setVideo,
    modal: video && (
      <Suspense>
        <LazyVideoModal id={video.id} known={video} pagePath={pagePath} onClose={close} />
      </Suspense>
    ),
  };
}
