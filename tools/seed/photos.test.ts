import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { photoSchema, savePhotoInput } from '@boma/domain/photos/photos.schema.ts';
import { expect, it } from 'vitest';
import { seededPhotos } from './photos.ts';

const NOW = 1_763_721_438_000;
const MEDIA = join(import.meta.dirname, '../simulators/cameras/media');
const KEY = 'snapshots/2026/02/03/u-1/u-1-tau-1770120000000.jpg';

it('R3-035 the seeded photos are some two hundred that viewers could have taken', () => {
  const photos = seededPhotos(NOW, 1000);
  expect(photos.length).toBeGreaterThan(190);
  expect(new Set(photos.map(({ id }) => id)).size).toBe(photos.length);
  expect(new Set(photos.map(({ photo }) => photo.title)).size).toBe(photos.length);
  expect(new Set(photos.map(({ photo }) => photo.uid)).size).toBeGreaterThan(5);
  for (const { photo, code, light, still } of photos) {
    expect(photoSchema.safeParse({ ...photo, folder: 'f', thumbhash: 'h' }).success).toBe(true);
    const { title, alt } = photo;
    const input = { title, alt, stream_id: 1, storage_reference: KEY };
    expect(savePhotoInput.safeParse(input).data).toMatchObject({ title, alt });
    expect(photo.created_at).toBeLessThan(NOW);
    expect(existsSync(join(MEDIA, code, light, `still-${still}.webp`))).toBe(true);
  }
});

it('a small seed has a photo of every scene', () => {
  const few = seededPhotos(NOW, 33);
  expect(new Set(few.map(({ code, light }) => `${code}/${light}`)).size).toBe(33);
});
