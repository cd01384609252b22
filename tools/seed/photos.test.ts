import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { photoSchema, savePhotoInput } from '@boma/domain/photos/photos.schema.ts';
import { SPECIES } from '@boma/domain/sightings/species.ts';
import { expect, it } from 'vitest';
import { STREAMS } from './catalogue.ts';
import { PHOTO_TITLES } from './photo-titles.ts';
import { seededPhotos } from './photos.ts';

const NOW = 1_763_721_438_000;
const MEDIA = join(import.meta.dirname, '../simulators/cameras/media');
const SCENES = join(import.meta.dirname, '../camera-painter/src/scenes');
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

/** Words that mean an animal without its name. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  beard: ['wildebeest'],
  calf: ['elephant'],
  cat: ['leopard', 'lion'],
  cub: ['hyena', 'lion'],
  foal: ['zebra'],
  goose: [],
  geese: [],
  lioness: ['lion'],
  mane: ['lion'],
  paw: ['leopard', 'lion'],
  pride: ['lion'],
  spot: ['leopard', 'hyena'],
  stripe: ['zebra'],
  trunk: ['elephant'],
  tusker: ['elephant'],
};

/** The animals that the words name, by the last word of their names: a spotted hyena is a hyena. */
const animals = new Map<string, readonly string[]>([
  ...PHOTO_TITLES.flatMap(({ shows }) => shows.map((name) => [name, [name]] as const)),
  ...[...SPECIES.keys()].map((name) => name.split(' ').at(-1) ?? name).map((name) => [name, [name]] as const),
  ...Object.entries(MEANT),
]);
const namedIn = (words: string) =>
  [...animals.keys()].filter((name) => new RegExp(`\\b${name}(s|es)?\\b`, 'i').test(words));

/** Leopard Rock names its camera, and no leopard. */
const withoutCamera = (words: string) => STREAMS.reduce((rest, { name }) => rest.replace(name, ''), words);

it('no photo names an animal that its picture does not show', () => {
  expect(namedIn('One zebra below the stripes of two hyenas')).toEqual(['hyena', 'zebra', 'stripe']);
  const wrong = PHOTO_TITLES.flatMap(({ take, alt, shows, titles }) =>
    [alt, ...titles].flatMap((words) =>
      namedIn(withoutCamera(words))
        .filter((name) => !animals.get(name)?.some((each) => shows.includes(each)))
        .map((name) => `${take}: '${words}' names ${name}`),
    ),
  );
  expect(wrong).toEqual([]);
});

it('shows in a scene what its painter paints', () => {
  for (const { take, shows } of PHOTO_TITLES) {
    const scene = readFileSync(join(SCENES, `${take.split('/')[0]}.ts`), 'utf8').toLowerCase();
    // An egret is a white heron.
    for (const name of shows) expect(scene, take).toContain(name === 'egret' ? 'heron' : name);
  }
});
