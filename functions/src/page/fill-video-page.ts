import { videoPath } from '@boma/domain/content-paths.ts';
import { videoData } from '@boma/domain/videos/video-data.ts';
import type { VideoView } from '@boma/domain/videos/videos.schema.ts';
import type { VideoObject, WithContext } from 'schema-dts';
import { escapeMarkup as escape } from '../platform/escape-markup.ts';
import { fillPage } from './fill.ts';
import { withStandIn } from './video-stand-in.ts';

/** The built page, filled in for this video. `site` is the origin of the site, without a slash at its end. */
export function fillVideoPage(template: string, video: VideoView, site: string): string {
  const data = videoData(video, site) satisfies WithContext<VideoObject>;
  const { name, description } = data;
  return fillPage(withStandIn(template, name, video), {
    name,
    description,
    url: `${site}${videoPath(video.id)}`,
    type: 'video.other',
    ...(video.cover && {
      image: { url: new URL(video.cover, `${site}/`).href, alt: `A picture of ${name}` },
    }),
    data,
    more: video.cover
      ? [`<link rel="preload" as="image" href="${escape(video.cover)}" fetchpriority="high">`]
      : [],
  });
}
