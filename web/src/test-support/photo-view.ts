import type { PhotoView } from '@boma/domain/photos/photos.schema.ts';

/** A photo of Tau as the server answers it. */
export const photoView = (change: Partial<PhotoView> & Pick<PhotoView, 'id'>): PhotoView => ({
  title: `Lion ${change.id}`,
  cover: 'data:,',
  image: 'data:,',
  storage_reference: 'photos/a/1280.jpg',
  description: '',
  alt: '',
  thumbhash: '',
  view_count: 0,
  created_ts: 1_770_120_000,
  featured: false,
  film: null,
  alt_by: 'photographer',
  species: null,
  species_by: null,
  user: { id: 'lerato', display_name: null },
  stream: { code: 'tau', name: 'Tau', slug: 'tau' },
  ...change,
});
