import type { EventType } from '../shapes.ts';
import type { Tables } from '../state/state.ts';
import type { World } from '../state/world.ts';
import { API_VERSION } from '../version.ts';

const EVENTS_KEPT = 5000;

/** Notes that something happened to an object, and hands the event to the sender. */
export function emit(
  world: World,
  type: EventType,
  object: unknown,
  previous?: Record<string, unknown>,
): void {
  const { events } = world.tables;
  const event = events.put({
    id: world.id('evt', 24),
    object: 'event',
    api_version: API_VERSION,
    created: world.now(),
    data: { object, ...(previous && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 1,
    request: { ...world.request },
    type,
  });
  if (events.size > EVENTS_KEPT) {
    const oldest = events.all().next().value;
    if (oldest) events.delete(oldest.id);
  }
  world.onEvent(event);
}

function previousOf(before: object, patch: object): Record<string, unknown> {
  const old = before as Record<string, unknown>;
  const changes = Object.entries(patch).filter(
    ([key, value]) => JSON.stringify(old[key]) !== JSON.stringify(value),
  );
  return Object.fromEntries(changes.map(([key]) => [key, old[key]]));
}

/** Puts the changed object in place of the old one; with a type, records it as an event unless nothing has changed. */
export function change<Name extends keyof Tables>(
  world: World,
  table: Name,
  before: Tables[Name],
  patch: Partial<Tables[Name]>,
  type?: EventType,
): Tables[Name] {
  const after = world.tables[table].put({ ...before, ...patch });
  const previous = previousOf(before, patch);
  if (type && Object.keys(previous).length > 0) emit(world, type, after, previous);
  return after;
}
