import { FILM_LIST } from '../content-paths.ts';
import { toSeconds } from '../time.ts';
import type { Photo, PhotoView } from './photos.schema.ts';

export interface PhotoWithId extends Photo {
  readonly id: string;
}

/** The sizes in which a photo is published, by the name of the object. */
export const PHOTO_SIZES = { full: '1280.jpg', card: '640.jpg' } as const;
export type PhotoSize = keyof typeof PHOTO_SIZES;

/** The name of a published picture in the bucket. */
export const pictureName = (folder: string, size: PhotoSize): string =>
  `photos/${folder}/${PHOTO_SIZES[size]}`;

/** The playlist of a moment's film in the bucket. */
export const filmListName = (folder: string): string => `moments/${folder}/${FILM_LIST}`;
/** One part of a moment's film in the bucket. */
export const filmPartName = (folder: string, part: number): string => `moments/${folder}/${part}.ts`;

/** What everyone sees of a photo. `addressOf` makes the address of a picture from its name in the bucket. */
export const toPhotoView = (photo: PhotoWithId, addressOf: (name: string) => string): PhotoView => ({
  id: photo.id,
  title: photo.title,
  cover: addressOf(pictureName(photo.folder, 'card')),
  image: addressOf(pictureName(photo.folder, 'full')),
  storage_reference: pictureName(photo.folder, 'full'),
  description: '',
  alt: photo.described?.value ?? photo.alt,
  alt_by: photo.described?.by ?? 'photographer',
  species: photo.species?.value ?? null,
  species_by: photo.species?.by ?? null,
  thumbhash: photo.thumbhash,
  view_count: photo.view_count,
  created_ts: toSeconds(photo.created_at),
  featured: photo.featured_at !== null,
  film: photo.film && { seconds: photo.film.seconds, premium: photo.film.premium },
  user: { id: photo.uid, display_name: photo.author },
  stream: { code: photo.stream.code, name: photo.stream.name, slug: photo.stream.slug },
});

const RECENT_MS = 7 * 86_400_000;

/**
 * The photo on home, from the one that staff featured last and the newest photos, newest first: that of staff, else the
 * most viewed one of a week, else the newest. Undefined without photos.
 */
export function featuredOf<T extends Photo>(
  byStaff: T | undefined,
  newest: readonly T[],
  now: number,
): T | undefined {
  if (byStaff) return byStaff;
  const [first] = newest
    .toSorted((a, b) => b.view_count - a.view_count || b.created_at - a.created_at)
    .filter(({ created_at }) => created_at > now - RECENT_MS);
  return first ?? newest[0];
}
