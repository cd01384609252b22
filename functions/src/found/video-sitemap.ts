import { videoPath } from '@boma/domain/content-paths.ts';
import { UNTITLED_VIDEO } from '@boma/domain/videos/videos.constants.ts';
import type { VideoView } from '@boma/domain/videos/videos.schema.ts';
import { element, sitemapOf } from './sitemap.ts';

const VOCABULARY = { prefix: 'video', uri: 'http://www.google.com/schemas/sitemap-video/1.1' };

function entryOf(video: VideoView, site: string): string {
  const { id, title, description, cover, created_ts, duration, storage_reference, youtube_id } = video;
  const name = title ?? UNTITLED_VIDEO;
  const player = youtube_id ? `https://www.youtube-nocookie.com/embed/${youtube_id}` : undefined;
  return [
    element('loc', `${site}${videoPath(id)}`),
    '<video:video>',
    element('video:thumbnail_loc', new URL(cover, `${site}/`).href),
    element('video:title', name),
    element('video:description', description || name),
    ...(storage_reference ? [element('video:content_loc', storage_reference)] : []),
    ...(player ? [element('video:player_loc', player)] : []),
    ...(duration ? [element('video:duration', duration)] : []),
    element('video:publication_date', new Date(created_ts * 1000).toISOString()),
    '</video:video>',
  ].join('');
}

/** The free videos as search engines read them (https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps). */
export const videoSitemap = (videos: readonly VideoView[], site: string): string =>
  sitemapOf(
    VOCABULARY,
    videos.filter(({ cover }) => cover !== '').map((video) => entryOf(video, site)),
  );
