import type { VideoView } from '@boma/domain/videos/videos.schema.ts';

/** A highlight as the server answers it, without a source. */
export const videoView = (change: Partial<VideoView> & Pick<VideoView, 'id'>): VideoView => ({
  type: 'highlight',
  title: `Video ${change.id}`,
  description: '',
  cover: 'data:,',
  storage_reference: null,
  youtube_id: null,
  created_ts: 1_770_120_000,
  duration: null,
  view_count: 0,
  show: null,
  camera: null,
  ...change,
});
