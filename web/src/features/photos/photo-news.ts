import type { PhotoView } from '@boma/domain/photos/photos.schema.ts';
import { createStore, useStore } from '../../lib/store.ts';

/** What this page has saved, changed and deleted since it was loaded: lists that were read before show it at once. */
interface PhotoNews {
  /** The newest first. */
  readonly saved: readonly PhotoView[];
  readonly deleted: ReadonlySet<string>;
}

const nothing: PhotoNews = { saved: [], deleted: new Set() };
const news = createStore(nothing);

export function photoSaved(photo: PhotoView): void {
  const { saved, deleted } = news.read();
  news.write({ saved: [photo, ...saved.filter(({ id }) => id !== photo.id)], deleted });
}

export function photoDeleted(id: string): void {
  const { saved, deleted } = news.read();
  news.write({ saved: saved.filter((photo) => photo.id !== id), deleted: new Set([...deleted, id]) });
}

/** Which photos a list has. */
export interface PhotoFilters {
  /** The code of a camera. */
  readonly stream?: string;
  /** The id of a user. */
  readonly user?: string;
  readonly species?: string;
}

const fits = ({ stream, user, species }: PhotoView, filters: PhotoFilters) =>
  (filters.species === undefined || filters.species === species) &&
  (filters.stream === undefined || filters.stream === stream.code) &&
  (filters.user === undefined || filters.user === user.id);

/**
 * The photos of a list, the newest first, with what this page has saved since the list was read, and without what it has deleted.
 * What it saved before that is on the list's pages.
 */
export function withNews(
  photos: readonly PhotoView[],
  filters: PhotoFilters,
  { saved, deleted }: PhotoNews,
): readonly PhotoView[] {
  const known = new Set(photos.map(({ id }) => id));
  const since = photos[0]?.created_ts ?? 0;
  const added = saved.filter(
    (photo) => photo.created_ts >= since && !known.has(photo.id) && fits(photo, filters),
  );
  return [...added, ...photos.filter(({ id }) => !deleted.has(id))];
}

export const usePhotoNews = (): PhotoNews => useStore(news, nothing);
