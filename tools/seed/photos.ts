import type { Photo } from '@boma/domain/photos/photos.schema.ts';
import sharp from 'sharp';
import { encodePictures } from '../../functions/src/photos/develop-photo.ts';
import { newFolder } from '../../functions/src/photos/photo-ids.ts';
import { savePictures } from '../../functions/src/photos/pictures.ts';
import { store } from '../../functions/src/platform/store.ts';
import { readStill } from '../simulators/cameras/library.ts';
import { isLight, type Light } from '../simulators/cameras/light.ts';
import { STILL_COUNT } from '../simulators/cameras/loop.ts';
import { STREAMS } from './catalogue.ts';
import { type Name, personOf } from './chat-history.ts';
import { PHOTO_TITLES } from './photo-titles.ts';
import type { SceneTitles } from './scene-titles.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const CAMP_AHEAD = 2 * HOUR;
/** A photo with these many views and less. */
const MOST_VIEWS = 420;
/** Pictures that are made at the same time. */
const AT_ONCE = 4;
const WIDTH = 1280;
const HEIGHT = 720;
/** The stills of a scene that shows its animals on each of them. */
const ALL_STILLS = Array.from({ length: STILL_COUNT }, (_, at) => at);
/** A photo shows this much of the still at least: a smaller part could lack the animals that its title names. */
const LEAST_SHOWN = 0.88;

const PHOTOGRAPHERS: readonly Name[] = [
  'ingrid',
  'odile',
  'viewer',
  'tomas',
  'priya',
  'mei',
  'hank',
  'noor',
  'lindiwe',
];

/** The hour of the day at camp in which the cameras show this light. */
const HOURS: Readonly<Record<Light, readonly number[]>> = {
  dawn: [5],
  day: [8, 9, 11, 13, 15, 16],
  dusk: [18],
  night: [20, 22, 23, 1, 2, 3],
};

/** A number from 0 to 1 that follows from two others: the same at every seed. */
const chance = (a: number, b: number): number => {
  const value = Math.sin(a * 127.1 + b * 311.7) * 43_758.5453;
  return value - Math.floor(value);
};

/** The last moment before `now` with this hour at camp, some days ago. */
function momentAt(hour: number, daysAgo: number, minutes: number, now: number): number {
  const midnight = Math.floor((now + CAMP_AHEAD) / DAY) * DAY - CAMP_AHEAD;
  const moment = midnight + hour * HOUR + minutes * 60_000 - daysAgo * DAY;
  return moment < now ? moment : moment - DAY;
}

/** A photo of the seed with the picture that it is made of. */
export interface SeededPhoto {
  readonly id: string;
  readonly code: string;
  readonly light: Light;
  readonly still: number;
  /** How much of the still it shows, from 0.88 to 1, and which part. */
  readonly crop: { readonly scale: number; readonly x: number; readonly y: number };
  readonly photo: Omit<Photo, 'folder' | 'thumbhash'>;
}

function lightOf(word: string): Light {
  if (!isLight(word)) throw new Error(`There is no light '${word}'.`);
  return word;
}

/** What the seed says about one title of a scene. `round` is its place in the list, `at` the place of the scene. */
function seededPhoto(
  { take, alt, stills = ALL_STILLS }: SceneTitles,
  title: string,
  round: number,
  at: number,
  now: number,
): SeededPhoto {
  const [code = '', word = ''] = take.split('/');
  const light = lightOf(word);
  const stream = STREAMS.find((each) => each.code === code);
  if (!stream) throw new Error(`The catalogue has no camera '${code}'.`);
  const hours = HOURS[light];
  const hour = hours[(round + at) % hours.length] ?? 12;
  const daysAgo = round * 6 + Math.floor(chance(at, round) * 6);
  const { author, user_id } = personOf(PHOTOGRAPHERS[(at * 2 + round) % PHOTOGRAPHERS.length] ?? 'ingrid');
  return {
    id: `seed-photo-${at}-${round}`,
    code,
    light,
    still: stills[(round + at) % stills.length] ?? 0,
    crop: {
      scale: LEAST_SHOWN + chance(round, at) * (1 - LEAST_SHOWN),
      x: chance(at, round + 9),
      y: chance(at + 9, round),
    },
    photo: {
      uid: user_id,
      author,
      title,
      alt: (at + round) % 3 === 0 ? '' : alt,
      stream: { code: stream.code, name: stream.name, slug: stream.slug },
      created_at: momentAt(hour, daysAgo, Math.floor(chance(at + round, 3) * 60), now),
      view_count: Math.floor(chance(round, at + 5) ** 2 * MOST_VIEWS),
      featured_at: take === 'leopard-rock/night' && round === 0 ? now : null,
      described: null,
      species: null,
      film: null,
    },
  };
}

/** The photos of the seed, one of each scene first, at most `count`. */
export function seededPhotos(now: number, count: number): readonly SeededPhoto[] {
  const rounds = Math.max(...PHOTO_TITLES.map(({ titles }) => titles.length));
  const all = Array.from({ length: rounds }, (_, round) =>
    PHOTO_TITLES.flatMap((scene, at) => {
      const title = scene.titles[round];
      return title === undefined ? [] : [seededPhoto(scene, title, round, at, now)];
    }),
  );
  return all.flat().slice(0, count);
}

/** A part of a still of the camera, as a viewer's snapshot would show it. */
async function pictureOf({ code, light, still, crop }: SeededPhoto) {
  const [width, height] = [Math.round(WIDTH * crop.scale), Math.round(HEIGHT * crop.scale)];
  const region = {
    left: Math.floor((WIDTH - width) * crop.x),
    top: Math.floor((HEIGHT - height) * crop.y),
    width,
    height,
  };
  return sharp(await readStill({ code, light }, still))
    .resize(WIDTH, HEIGHT)
    .extract(region)
    .resize(WIDTH, HEIGHT);
}

async function savePhoto(seeded: SeededPhoto): Promise<void> {
  const pictures = await encodePictures(sharp, await pictureOf(seeded));
  const folder = newFolder();
  await savePictures(folder, pictures);
  const photo: Photo = { ...seeded.photo, folder, thumbhash: pictures.thumbhash };
  await store.photos(seeded.id).set(photo);
}

/** Fills an empty gallery. */
export async function seedPhotos(count: number, now = Date.now()): Promise<void> {
  if (!(await store.photos.all().limit(1).get()).empty) return;
  const waiting = seededPhotos(now, count).values();
  const work = async () => {
    for (const photo of waiting) await savePhoto(photo);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
