import type { AlertEvent } from './alert-event.schema.ts';
import type { AlertSettings, StoredAlerts, StoredDuty } from './alert-settings.schema.ts';
import type { Channel } from './alerts.constants.ts';

const EVERY_SIGHTING = 'sightings';

/** What makes a viewer want an event: one topic in common suffices. At most four. */
export function topicsOfEvent(event: AlertEvent): string[] {
  if (event.kind === 'show') return [`show:${event.type}`];
  if (event.kind === 'duty') return [`duty:${event.duty}`];
  if (event.kind === 'back') return [`back:${event.camera}`];
  const { category, camera, species } = event;
  return [EVERY_SIGHTING, `kind:${category}`, `camera:${camera}`, `species:${species}`];
}

type Wants = Pick<AlertSettings, 'sightings' | 'cameras' | 'species' | 'shows' | 'back'> & {
  readonly kinds: readonly number[];
  readonly types: readonly string[];
  readonly duty: StoredDuty;
};

const dutyTopics = ({ on_call_since, ...chosen }: StoredDuty, channel: Channel): string[] =>
  on_call_since === null ? [] : chosen[channel].map((duty) => `duty:${duty}`);
const isDuty = (topic: string) => topic.startsWith('duty:');

/** The topics that a viewer wants to hear of, on any channel. */
export function topicsOf({ sightings, kinds, cameras, species, shows, types, back, duty }: Wants): string[] {
  return [
    ...(sightings && kinds.length === 0 ? [EVERY_SIGHTING] : []),
    ...(sightings ? kinds.map((id) => `kind:${id}`) : []),
    ...cameras.map((slug) => `camera:${slug}`),
    ...species.map((name) => `species:${name}`),
    ...(shows ? types.map((type) => `show:${type}`) : []),
    ...(back ? cameras.map((slug) => `back:${slug}`) : []),
    ...new Set([...dutyTopics(duty, 'push'), ...dutyTopics(duty, 'mail')]),
  ];
}

/** The stored topics that count on one channel: what staff hear of on call is chosen for each. */
export function topicsOn(
  { topics, duty, mail }: Pick<StoredAlerts, 'topics' | 'duty' | 'mail'>,
  channel: Channel,
): string[] {
  const isWanted = channel === 'push' || mail;
  return [...(isWanted ? topics.filter((topic) => !isDuty(topic)) : []), ...dutyTopics(duty, channel)];
}
