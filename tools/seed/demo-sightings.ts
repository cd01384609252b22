import type { PostSightingInput } from '@boma/domain/sightings/sightings.schema.ts';
import { systemContext } from '../../functions/src/platform/context.ts';
import { postSighting } from '../../functions/src/sightings/post-sighting.ts';
import { shownAt } from './sighting-stills.ts';

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

/**
 * Which animal comes to which camera in one of these spans of six minutes: one that the still of the moment shows.
 * Undefined where the site has no name for what is there. `at` is unix milliseconds.
 */
export function visitOf(span: number, at: number): PostSightingInput | undefined {
  const slug = CAMERAS[span % CAMERAS.length] ?? 'tau';
  const animals = shownAt(slug, at, CAMP_SHIFT);
  const species = animals[Math.floor(span / CAMERAS.length) % Math.max(animals.length, 1)];
  if (species === undefined) return undefined;
  return { stream: slug, species, count: null, message: NOTES[span % NOTES.length] ?? '' };
}

/** The spans whose visitor was reported. */
const reported = new Set<number>();

/** Reports the visitor of this span once a still shows it. At first that of the span before too. */
export async function visit(now: number): Promise<void> {
  const span = Math.floor(now / EVERY);
  for (const each of reported.size === 0 ? [span - 1, span] : [span]) {
    const input = reported.has(each) ? undefined : visitOf(each, now);
    if (!input) continue;
    reported.add(each);
    await postSighting({ ctx: { ...systemContext(), action: 'sighting.post' }, input });
  }
}
