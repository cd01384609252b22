import { lodgeName } from '@boma/domain/lodges/lodge-name.ts';
import type { VideoView } from '@boma/domain/videos/videos.schema.ts';
import { factsOf } from './video-words.ts';

/** For lists of films of several lodges: 'Naledi · Mar 5, 2024 · 1.3k views' */
export function lodgeFilmFacts(video: VideoView): string {
  const facts = factsOf(video);
  return video.lodge === undefined ? facts : `${lodgeName(video.lodge)} · ${facts}`;
}
