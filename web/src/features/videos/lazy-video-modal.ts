import { lateDialog } from '../../components/late-part.tsx';

export const LazyVideoModal = lateDialog(() => import('./components/video-modal.later.tsx'));
