import type { PostSightingInput } from '@boma/domain/sightings/sightings.schema.ts';
import { SPECIES } from '@boma/domain/sightings/species.ts';
import { systemContext } from '../../functions/src/platform/context.ts';
import { postSighting } from '../../functions/src/sightings/post-sighting.ts';
import { takeDuring } from '../simulators/cameras/take.ts';
import { currentSequence } from '../simulators/cameras/window.ts';
import { PHOTO_TITLES } from './photo-titles.ts';
import { PLACES } from './places.ts';

const MINUTE = 60_000;
/** A visitor comes so often where people look at the demo. */
const EVERY = 6 * MINUTE;
/** Milliseconds that the camp's clock is ahead of the real one. */
const CAMP_SHIFT = Number(process.env.BOMA_CAMP_SHIFT ?? 0);

const NOTES = ['In view now.', '', 'Calm, and in no hurry.', 'Still here.', ''] as const;
const CAMERAS = [
  'tau',
  'tembe',
  'naledi-dam',
  'leopard-rock',
  'olifants-river',
  'nkorho',
  'mopane-hide',
] as const;

/** The animals of a camera that its film shows at a moment. A scene names a spotted hyena by its last word. */
function shownAt(slug: string, at: number): readonly string[] {
  const { code, light } = takeDuring(currentSequence(at), slug, CAMP_SHIFT);
  const shows = PHOTO_TITLES.find(({ take }) => take === `${code}/${light}`)?.shows ?? [];
  const names = (PLACES[slug]?.species ?? []).map(({ name }) => name).filter((name) => SPECIES.has(name));
  return names.filter((name) => shows.some((shown) => name.split(' ').at(-1) === shown));
}

/**
 * Which animal comes to which camera in one of these spans of six minutes: one that the still of the moment shows.
 * Undefined where the site has no name for what is there. `at` is unix milliseconds.
 */
export function visitOf(span: number, at: number): PostSightingInput | undefined {
  const slug = CAMERAS[span % CAMERAS.length] ?? 'tau';
  const animals = shownAt(slug, at);
  const species = animals[Math.floor(span / CAMERAS.length) % Math.max(animals.length, 1)];
  if (species === undefined) return undefined;
  return { stream: slug, species, count: null, message: NOTES[span % NOTES.length] ?? '' };
}

let last: number | undefined;

/** Reports the next visitor of the demo, if its time has come. The first two come at once. */
export async function visit(now: number): Promise<void> {
  const span = Math.floor(now / EVERY);
  if (last === span) return;
  const spans = last === undefined ? [span - 1, span] : [span];
  last = span;
  for (const each of spans) {
    const input = visitOf(each, now);
    if (input) await postSighting({ ctx: { ...systemContext(), action: 'sighting.post' }, input });
  }
}
