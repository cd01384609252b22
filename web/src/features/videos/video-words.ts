import { UNTITLED_VIDEO } from '@boma/domain/videos/videos.constants.ts';
import type { VideoView } from '@boma/domain/videos/videos.schema.ts';
import { countWords } from '../../lib/count-words.ts';
import { dateWords } from '../../lib/moments.ts';

export const titleOf = ({ title }: Pick<VideoView, 'title'>): string => title ?? UNTITLED_VIDEO;

/** The filters of the highlights page. */
export const filterLabels = {
  highlight: 'Highlight',
  insight: 'Ranger Insight',
  pick: 'Ranger Pick',
  rare: 'Rare Sighting',
} as const;

const two = (part: number) => String(part).padStart(2, '0');

/** Seconds as '1:05', and from an hour on as '1:02:03'. */
export function durationWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = two(seconds % 60);
  return minutes < 60 ? `${minutes}:${rest}` : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${rest}`;
}

/** 'Mar 5, 2024 · 1.3k views' */
export function factsOf({ created_ts, view_count }: VideoView): string {
  const views = view_count === 1 ? '1 view' : `${countWords(view_count)} views`;
  return `${dateWords(created_ts * 1000)} · ${views}`;
}
