import { isPremium } from '@boma/domain/videos/videos.constants.ts';
import type { VideoView } from '@boma/domain/videos/videos.schema.ts';
import { useWatchesAll } from '../../../session/session.ts';

/** The film after this one in the list, or the list's first. Not one that the viewer may not see. */
export function useNextFilm(id: number | undefined, videos: readonly VideoView[]): VideoView | undefined {
  const watchesAll = useWatchesAll();
  const open = videos.filter((video) => watchesAll || !isPremium(video.type) || video.id === id);
  const next = open[open.findIndex((video) => video.id === id) + 1];
  return next && next.id !== id ? next : undefined;
}
