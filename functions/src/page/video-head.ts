import { videoPath } from '@boma/domain/content-paths.ts';
import type { PageHead } from '@boma/domain/rendered-page.ts';
import { videoData } from '@boma/domain/videos/video-data.ts';
import type { VideoView } from '@boma/domain/videos/videos.schema.ts';
import type { VideoObject, WithContext } from 'schema-dts';

/** What the page of a video says of itself. `site` is the origin of the site, without a slash at its end. */
export function videoHead(video: VideoView, site: string): PageHead {
  const data = videoData(video, site) satisfies WithContext<VideoObject>;
  const { name, description } = data;
  return {
    name,
    about: {
      description,
      url: `${site}${videoPath(video.id)}`,
      type: 'video.other',
      ...(video.cover && {
        image: { url: new URL(video.cover, `${site}/`).href, alt: `A picture of ${name}` },
        preload: video.cover,
      }),
      data,
    },
  };
}
