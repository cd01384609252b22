import type { AlertEvent } from '@boma/domain/alerts/alert-event.schema.ts';
import { readLive } from '../live/read-live.ts';
import { dataIfWellFormed } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';
import type { IsStale } from './deliver-alerts.ts';

/** True for a removed sighting, and for a corrected one: its event has the words of before. */
async function isTakenBack(event: AlertEvent): Promise<boolean> {
  if (event.kind === 'sighting') {
    const { id, species, caption, message } = event;
    const stored = dataIfWellFormed(await store.sightings(id).get());
    return stored?.species !== species || stored.caption !== caption || stored.message !== message;
  }
  if (event.kind === 'back') return false;
  const show = dataIfWellFormed(await store.shows(String(event.show)).get());
  return show?.stage !== 'planned' || show.starts_at !== event.starts_at;
}

/** Asks the store which of the events stand, each once. */
export async function readStale(events: readonly AlertEvent[]): Promise<IsStale> {
  const { live } = await readLive();
  const different = [...new Map(events.map((event) => [event.id, event])).values()];
  const answers = await Promise.all(
    different.map(async (event) => {
      const hasPicture = event.kind === 'show' || live.includes(event.camera);
      return [event.id, !hasPicture || (await isTakenBack(event))] as const;
    }),
  );
  const stale = new Map(answers);
  // The caller has to ask about an event before it is announced.
  return ({ id }) => stale.get(id) ?? true;
}
