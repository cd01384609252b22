import { UNTITLED_VIDEO } from '@boma/domain/videos/videos.constants.ts';
import type { VideoView } from '@boma/domain/videos/videos.schema.ts';
import { videoPage } from './feeds.ts';

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const element = (name: string, text: string | number) =>
  `<video:${name}>${escape(String(text))}</video:${name}>`;

function entryOf(video: VideoView, site: string): string {
  const { id, title, description, cover, created_ts, duration, storage_reference, youtube_id } = video;
  const name = title ?? UNTITLED_VIDEO;
  const player = youtube_id ? `https://www.youtube-nocookie.com/embed/${youtube_id}` : undefined;
  return [
    `  <url><loc>${escape(videoPage(id, site))}</loc><video:video>`,
    element('thumbnail_loc', new URL(cover, `${site}/`).href),
    element('title', name),
    element('description', description || name),
    ...(storage_reference ? [element('content_loc', storage_reference)] : []),
    ...(player ? [element('player_loc', player)] : []),
    ...(duration ? [element('duration', duration)] : []),
    element('publication_date', new Date(created_ts * 1000).toISOString()),
    '</video:video></url>',
  ].join('');
}

/** The free videos as search engines read them (https://developers.google.com/search/docs/crawling-indexing/sitemaps/video-sitemaps). */
export function videoSitemap(videos: readonly VideoView[], site: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:video="http://www.google.com/schemas/sitemap-video/1.1">',
    ...videos.filter(({ cover }) => cover !== '').map((video) => entryOf(video, site)),
    '</urlset>',
    '',
  ].join('\n');
}
