import type { PostSightingInput } from '@boma/domain/sightings/sightings.schema.ts';
import { SPECIES } from '@boma/domain/sightings/species.ts';
import { systemContext } from '../../functions/src/platform/context.ts';
import { postSighting } from '../../functions/src/sightings/post-sighting.ts';
import { PLACES } from './places.ts';

const MINUTE = 60_000;
/** A visitor comes so often where people look at the demo. */
const EVERY = 6 * MINUTE;

const NOTES = ['Just walked in from the left.', '', 'Drinking.', 'At the back, by the trees.', ''] as const;
const CAMERAS = [
  'tau',
  'tembe',
  'naledi-dam',
  'leopard-rock',
  'olifants-river',
  'nkorho',
  'mopane-hide',
] as const;

/** Which animal comes to which camera in one of these spans of six minutes: the same for all who ask. */
function visitOf(span: number): PostSightingInput | undefined {
  const slug = CAMERAS[span % CAMERAS.length] ?? 'tau';
  const animals = (PLACES[slug]?.species ?? []).filter(({ name }) => SPECIES.has(name)).slice(0, 4);
  const species = animals[Math.floor(span / CAMERAS.length) % Math.max(animals.length, 1)]?.name;
  if (species === undefined) return undefined;
  return { stream: slug, species, count: 1 + (span % 4), message: NOTES[span % NOTES.length] ?? '' };
}

let last: number | undefined;

/** Reports the next visitor of the demo, if its time has come. The first two come at once. */
export async function visit(now: number): Promise<void> {
  const span = Math.floor(now / EVERY);
  if (last === span) return;
  const spans = last === undefined ? [span - 1, span] : [span];
  last = span;
  for (const each of spans) {
    const input = visitOf(each);
    if (input) await postSighting({ ctx: { ...systemContext(), action: 'sighting.post' }, input });
  }
}
