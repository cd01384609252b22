import type { Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import { systemContext } from '../../functions/src/platform/context.ts';
import { publishSightings } from '../../functions/src/sightings/publish-sightings.ts';
import { messageIdOf } from '../../functions/src/sightings/sighting-message.ts';
import { stored } from './stored.ts';

/** Marks the sightings that tests store past the API. */
const NOTE = 'Stored by a test.';

/** Stores a sighting past the API, five hours old by default, so that no page shows it. Answers its id. */
export async function newSighting(change: Partial<Sighting> = {}): Promise<string> {
  const document = stored.sightings.all().doc();
  await document.set({
    id: document.id,
    created_ts: Math.floor(Date.now() / 1000) - 5 * 3600,
    caption: 'Genet',
    message: NOTE,
    stream: { slug: 'cat-eye' },
    species: 'genet',
    count: null,
    avatar: '/covers/cat-eye-sm.jpg',
    notification_category_id: 8,
    first_in_days: null,
    ...change,
  });
  return document.id;
}

/** Removes these sightings with all that belongs to them, or all that tests have left behind. */
export async function deleteSightings(ids?: readonly string[]): Promise<void> {
  const { docs } = await stored.sightings.all().get();
  const isOurs = (id: string) => (ids ? ids.includes(id) : !id.startsWith('seed-'));
  for (const { id } of docs.filter((each) => isOurs(each.id))) {
    await stored.sightings(id).delete();
    await stored.sightingStills(id).delete();
    await stored.chat(messageIdOf(id)).delete();
  }
  await publishSightings({ ctx: systemContext() });
}
