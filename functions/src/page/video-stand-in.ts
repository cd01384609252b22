import { FILLED_VIDEO_ID, STAND_IN_MARKS } from '@boma/domain/videos/video-stand-in.ts';
import { premiumLabels } from '@boma/domain/videos/videos.constants.ts';
import type { VideoView } from '@boma/domain/videos/videos.schema.ts';
import { jsonInElement } from '../platform/data-element.ts';
import { escapeMarkup as escape } from '../platform/escape-markup.ts';

/** The template with the picture and the words of a video, and what the page needs to go on from there. */
export function withStandIn(template: string, name: string, video: VideoView): string {
  const { cover, description, type } = video;
  const label = premiumLabels[type];
  const picture =
    cover && `<img src="${escape(cover)}" alt="A picture of ${escape(name)}" fetchpriority="high">`;
  const words = [
    label ? `<p data-label>${label}</p>` : '',
    description && `<p>${escape(description)}</p>`,
    `<script type="application/json" id="${FILLED_VIDEO_ID}">${jsonInElement(video)}</script>`,
  ];
  return template
    .replace(STAND_IN_MARKS.picture, () => picture)
    .replace(STAND_IN_MARKS.words, () => words.join(''));
}
