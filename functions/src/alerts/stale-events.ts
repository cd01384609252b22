import type { AlertEvent } from '@boma/domain/alerts/alert-event.schema.ts';
import { readLive } from '../live/read-live.ts';
import { dataIfWellFormed } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';
import type { IsStale } from './deliver-alerts.ts';

type DutyEvent = Extract<AlertEvent, { kind: 'duty' }>;

/** True if staff have settled it meanwhile, or the camera has changed its state again. */
async function isSettled({ duty, thing, at }: DutyEvent, live: readonly string[]): Promise<boolean> {
  switch (duty) {
    case 'camera-down':
      return live.includes(thing);
    case 'camera-back':
      return !live.includes(thing);
    case 'report':
      return dataIfWellFormed(await store.chatReports(thing).get())?.settled_at !== null;
    case 'held':
      return dataIfWellFormed(await store.heldTexts(thing).get())?.state !== 'waiting';
    case 'contact':
      return dataIfWellFormed(await store.contactMessages(thing).get())?.state !== 'open';
    case 'appeal': {
      const sent = await store.appeals.all().where('sent_at', '==', at).get();
      return !sent.docs.some((document) => dataIfWellFormed(document)?.state === 'open');
    }
    case 'health':
    case 'budget':
      return false;
  }
}

/** True for a removed sighting, and for a corrected one: its event has the words of before. */
async function isTakenBack(event: Exclude<AlertEvent, DutyEvent>): Promise<boolean> {
  if (event.kind === 'sighting') {
    const { id, species, caption, message } = event;
    const stored = dataIfWellFormed(await store.sightings(id).get());
    return stored?.species !== species || stored.caption !== caption || stored.message !== message;
  }
  if (event.kind === 'back') return false;
  const show = dataIfWellFormed(await store.shows(String(event.show)).get());
  const stage = event.began_early ? 'on-air' : 'planned';
  return show?.stage !== stage || show.starts_at !== event.starts_at;
}

/** Asks the store which of the events stand, each once. */
export async function readStale(events: readonly AlertEvent[]): Promise<IsStale> {
  const { live } = await readLive();
  const different = [...new Map(events.map((event) => [event.id, event])).values()];
  const answers = await Promise.all(
    different.map(async (event) => {
      if (event.kind === 'duty') return [event.id, await isSettled(event, live)] as const;
      const hasPicture = event.kind === 'show' || live.includes(event.camera);
      return [event.id, !hasPicture || (await isTakenBack(event))] as const;
    }),
  );
  const stale = new Map(answers);
  // The caller has to ask about an event before it is announced.
  return ({ id }) => stale.get(id) ?? true;
}
