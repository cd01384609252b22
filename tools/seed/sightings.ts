import { campDay, campHour } from '@boma/domain/camp-time.ts';
import { sightingStillPath } from '@boma/domain/content-paths.ts';
import type { Category } from '@boma/domain/notifications/categories.schema.ts';
import { firstInDays } from '@boma/domain/sightings/sightings.policy.ts';
import type { Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import { CATEGORIES, SPECIES, speciesWords } from '@boma/domain/sightings/species.ts';
import type { AirDay } from '@boma/domain/streams/air-days.schema.ts';
import { saveCategory } from '../../functions/src/notifications/save-category.ts';
import { systemContext } from '../../functions/src/platform/context.ts';
import { eachLimited } from '../../functions/src/platform/each-limited.ts';
import { firestore } from '../../functions/src/platform/firestore.ts';
import { store } from '../../functions/src/platform/store.ts';
import { PLACES } from './places.ts';
import { stillOf } from './sighting-stills.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const kind = (id: number, name: string, position: number, subscriber_only = false): Category => ({
  id,
  name,
  subscriber_only,
  user_selectable: true,
  position,
});

export const KINDS: readonly Category[] = [
  kind(CATEGORIES.bigCats, 'Big cats', 1),
  kind(CATEGORIES.elephants, 'Elephants', 2),
  kind(CATEGORIES.dogsAndHyenas, 'Wild dogs and hyenas', 3),
  kind(CATEGORIES.hoofed, 'Antelope and other grazers', 4),
  kind(CATEGORIES.water, 'Hippos and crocodiles', 5),
  kind(CATEGORIES.birds, 'Birds', 6),
  kind(CATEGORIES.primates, 'Baboons and monkeys', 7),
  kind(CATEGORIES.small, 'Small night visitors', 8),
  kind(CATEGORIES.rare, 'Rare visitors', 9, true),
];

/** The same numbers for the same seed (mulberry32), so that the logbook looks the same at each start. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Sightings a day, by how likely the camera's page calls the animal. */
const PER_DAY = { 'most days': 0.7, often: 0.32, sometimes: 0.12, rarely: 0.03 } as const;

/** The hour at camp around which an animal comes to the water, and how far it strays from it. */
const HABITS: Readonly<Record<string, readonly [peak: number, spread: number]>> = {
  lion: [5, 3],
  leopard: [19, 3],
  cheetah: [8, 3],
  elephant: [11, 3],
  buffalo: [10, 4],
  'wild dog': [6, 2],
  'spotted hyena': [21, 4],
  'brown hyena': [22, 4],
  jackal: [18, 4],
  hippo: [17, 3],
  crocodile: [13, 3],
  porcupine: [23, 3],
  genet: [22, 3],
  civet: [22, 3],
  aardvark: [23, 2],
  serval: [19, 3],
  caracal: [20, 3],
  'fish eagle': [7, 3],
};

const NOTES: Readonly<Record<string, readonly string[]>> = {
  lion: ['Flat on her side, tail going.', 'Two cubs behind the fallen trunk.', 'Drank for a long time.'],
  leopard: ['On the flat stone, tail down on the left.', 'Came for a drink and left by the reeds.'],
  elephant: ['A family, the calf in the middle.', 'One bull, dripping.', 'Mud first, then dust.'],
  'wild dog': ['All of them wet.', 'Playing with a stick.'],
  'spotted hyena': ['Carried something. We did not ask.'],
  hippo: ['Ears and eyes only.', 'Out of the water early.'],
  'fish eagle': ['With a fish.', 'Calling from the dead tree.'],
};

const GROUPS: ReadonlySet<string> = new Set([
  'elephant',
  'zebra',
  'impala',
  'wildebeest',
  'buffalo',
  'wild dog',
  'baboon',
  'lechwe',
  'springbok',
  'flamingo',
]);

/** Storms and repairs: hours, counted back from now, in which a camera was off the air. */
const isOutage = (slug: string, hoursAgo: number) =>
  (slug === 'rosies-pan' && hoursAgo > 100 && hoursAgo < 160) || (slug === 'nkorho' && hoursAgo % 311 < 9);

interface Draw {
  readonly slug: string;
  readonly species: string;
  readonly random: () => number;
}

function hourOf({ species, random }: Draw): number {
  const [peak, spread] = HABITS[species] ?? [9, 5];
  const offset = (random() + random() + random() - 1.5) * spread;
  return Math.round(peak + offset + 24) % 24;
}

function sightingOf(draw: Draw, at: number, id: string): Sighting {
  const { slug, species, random } = draw;
  const notes = NOTES[species] ?? [];
  const count = GROUPS.has(species) ? 2 + Math.floor(random() * 12) : 1 + Math.floor(random() * 2.4);
  return {
    id,
    created_ts: Math.floor(at / 1000),
    caption: speciesWords(species, count, SPECIES),
    message: random() < 0.4 ? (notes[Math.floor(random() * notes.length)] ?? '') : '',
    stream: { slug },
    species,
    count,
    avatar: `/covers/${slug}-sm.jpg`,
    notification_category_id: SPECIES.get(species)?.category ?? 1,
    first_in_days: null,
  };
}

/** Adds 'first in so many days' to sightings in time order. */
function withFirsts(sightings: readonly Sighting[]): Sighting[] {
  const last = new Map<string, number>();
  return sightings.map((sighting) => {
    const first_in_days = firstInDays(sighting.created_ts, last.get(sighting.species));
    last.set(sighting.species, sighting.created_ts);
    return { ...sighting, first_in_days };
  });
}

/** The sightings of the last `days`, the oldest first. None is younger than half an hour: tests and viewers make those. */
export function seededSightings(now: number, days: number): Sighting[] {
  const midnight = Math.floor((now + 2 * HOUR) / DAY) * DAY - 2 * HOUR;
  const random = randomFrom(20_210_314);
  const found = Object.entries(PLACES).flatMap(([slug, { species }]) =>
    species.flatMap(({ name, likelihood }) =>
      Array.from({ length: days + 1 }, (_, ago) => ago).flatMap((ago) => {
        const draw = { slug, species: name, random };
        if (random() > PER_DAY[likelihood] || !SPECIES.has(name)) return [];
        const at = midnight - ago * DAY + hourOf(draw) * HOUR + Math.floor(random() * HOUR);
        const hoursAgo = Math.floor((now - at) / HOUR);
        if (at > now - HOUR / 2 || isOutage(slug, hoursAgo)) return [];
        return [sightingOf(draw, at, `seed-${slug}-${name.replaceAll(' ', '-')}-${ago}`)];
      }),
    ),
  );
  return withFirsts(found.toSorted((a, b) => a.created_ts - b.created_ts || (a.id < b.id ? -1 : 1)));
}

/** How far back the seed says when cameras were on the air. */
const AIR_DAYS = 60;

/** In which hours of the last weeks each camera was on the air. */
export function seededAirDays(now: number): AirDay[] {
  const found = new Map<string, Record<string, number>>();
  for (let hoursAgo = 1; hoursAgo <= AIR_DAYS * 24; hoursAgo += 1) {
    const at = now - hoursAgo * HOUR;
    const hours = found.get(campDay(at)) ?? {};
    found.set(campDay(at), hours);
    for (const slug of Object.keys(PLACES))
      if (!isOutage(slug, hoursAgo)) hours[slug] = (hours[slug] ?? 0) | (1 << campHour(at));
  }
  return [...found].map(([day, hours]) => ({ day, hours }));
}

const AT_ONCE = 400;

/** Stills that are made side by side. */
const STILLS_AT_ONCE = 4;

/** Stores the still of the moment, and gives the sighting as it is with it. */
async function withStill(sighting: Sighting): Promise<Sighting> {
  const jpeg = await stillOf(sighting);
  if (!jpeg) return sighting;
  await store.sightingStills(sighting.id).set({ jpeg: jpeg.toString('base64') });
  return { ...sighting, avatar: sightingStillPath(sighting.id) };
}

/** What the seed makes: sightings of so many days, and stills of those of the last `stillDays`, as each takes a moment to make. */
export interface SightingAmount {
  readonly sightingDays: number;
  readonly stillDays: number;
}

/** Fills an empty logbook, and adds the kinds of alert. */
export async function seedSightings({ sightingDays, stillDays }: SightingAmount): Promise<void> {
  const now = Date.now();
  const ctx = systemContext();
  for (const category of KINDS) await saveCategory({ ctx, input: category });
  if (!(await store.sightings.all().limit(1).get()).empty) return;
  const since = (now - stillDays * DAY) / 1000;
  const sightings = await eachLimited(seededSightings(now, sightingDays), STILLS_AT_ONCE, (sighting) =>
    sighting.created_ts > since ? withStill(sighting) : Promise.resolve(sighting),
  );
  for (let from = 0; from < sightings.length; from += AT_ONCE) {
    const batch = firestore().batch();
    for (const sighting of sightings.slice(from, from + AT_ONCE))
      batch.set(store.sightings(sighting.id), sighting);
    await batch.commit();
  }
  const batch = firestore().batch();
  for (const airDay of seededAirDays(now)) batch.set(store.airDays(airDay.day), airDay);
  await batch.commit();
}
