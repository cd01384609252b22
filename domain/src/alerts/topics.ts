import type { AlertEvent } from './alert-event.schema.ts';
import type { AlertSettings } from './alert-settings.schema.ts';

const EVERY_SIGHTING = 'sightings';

/** What makes a viewer want an event: one topic in common suffices. At most four. */
export function topicsOfEvent(event: AlertEvent): string[] {
  if (event.kind === 'show') return [`show:${event.type}`];
  if (event.kind === 'back') return [`back:${event.camera}`];
  const { category, camera, species } = event;
  return [EVERY_SIGHTING, `kind:${category}`, `camera:${camera}`, `species:${species}`];
}

type Wants = Pick<AlertSettings, 'sightings' | 'cameras' | 'species' | 'shows' | 'back'> & {
  readonly kinds: readonly number[];
  readonly types: readonly string[];
};

/** The topics that a viewer wants to hear of. */
export function topicsOf({ sightings, kinds, cameras, species, shows, types, back }: Wants): string[] {
  return [
    ...(sightings && kinds.length === 0 ? [EVERY_SIGHTING] : []),
    ...(sightings ? kinds.map((id) => `kind:${id}`) : []),
    ...cameras.map((slug) => `camera:${slug}`),
    ...species.map((name) => `species:${name}`),
    ...(shows ? types.map((type) => `show:${type}`) : []),
    ...(back ? cameras.map((slug) => `back:${slug}`) : []),
  ];
}
