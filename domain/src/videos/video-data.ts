import { videoPath } from '../content-paths.ts';
import { isPremium, UNTITLED_VIDEO } from './videos.constants.ts';
import type { VideoView } from './videos.schema.ts';

/**
 * What search engines read of a video, in the words of schema.org. `site` is the origin of the site, without a slash at
 * its end. A premium video has no address of its film.
 */
export function videoData(video: VideoView, site: string) {
  const { id, type, description, cover, created_ts, duration, storage_reference, youtube_id } = video;
  const name = video.title ?? UNTITLED_VIDEO;
  return {
    '@context': 'https://schema.org',
    '@type': 'VideoObject',
    name,
    description: description || name,
    url: `${site}${videoPath(id)}`,
    ...(cover && { thumbnailUrl: [cover.startsWith('/') ? `${site}${cover}` : cover] }),
    uploadDate: new Date(created_ts * 1000).toISOString(),
    isAccessibleForFree: !isPremium(type),
    ...(duration && { duration: `PT${duration}S` }),
    ...(storage_reference && { contentUrl: storage_reference }),
    ...(youtube_id && { embedUrl: `https://www.youtube-nocookie.com/embed/${youtube_id}` }),
  } as const;
}
