import { staffPath } from '../content-paths.ts';
import type { AlertEvent } from './alert-event.schema.ts';
import type { QueuedDuty } from './duty.constants.ts';

type DutyEvent = Extract<AlertEvent, { kind: 'duty' }>;

interface Happened {
  /** What tells it from others of its kind. */
  readonly id: string;
  /** Unix milliseconds. */
  readonly at: number;
}

const QUEUES: Readonly<Record<QueuedDuty, Pick<DutyEvent, 'title' | 'body' | 'url'>>> = {
  report: {
    title: 'A message was reported',
    body: 'It waits for a decision of staff.',
    url: staffPath('reports'),
  },
  held: {
    title: 'A text is held',
    body: 'Its writer waits for a decision of staff.',
    url: staffPath('held-texts'),
  },
  appeal: {
    title: 'Somebody appeals against a sanction',
    body: 'A second ranger should read it.',
    url: staffPath('appeals'),
  },
  contact: { title: 'A message to the rangers', body: 'It waits for an answer.', url: staffPath('contact') },
};

/**
 * Something new waits for staff. Its words are ours alone: what users write may be long, private or rude. `title` replaces
 * the one of the queue.
 */
export const queuedEvent = (
  duty: QueuedDuty,
  thing: string,
  { id, at, title = QUEUES[duty].title }: Happened & { readonly title?: string },
): DutyEvent => ({
  id: `${duty}.${id}`,
  kind: 'duty',
  at,
  duty,
  thing,
  ...QUEUES[duty],
  title,
});

interface Camera {
  readonly slug: string;
  readonly name: string;
}

/** A camera has gone off the air, or is back: `since` is when the outage began. */
export const cameraEvent = (
  duty: 'camera-down' | 'camera-back',
  { slug, name }: Camera,
  { since, at }: { readonly since: number; readonly at: number },
): DutyEvent => ({
  id: `${duty}.${slug}.${since}`,
  kind: 'duty',
  at,
  duty,
  thing: slug,
  title: duty === 'camera-down' ? `${name} is down` : `${name} is back`,
  body:
    duty === 'camera-down'
      ? 'The camera has shown no picture for three minutes.'
      : `It was down for ${Math.max(1, Math.round((at - since) / 60_000))} minutes.`,
  url: staffPath('cameras', slug),
});

/** Something is set up wrongly, or does not work. Said once a day while it lasts. */
export const healthEvent = (
  { title, body, url }: Pick<DutyEvent, 'title' | 'body' | 'url'>,
  { id, at }: Happened,
): DutyEvent => ({
  id: `health.${id}.${new Date(at).toISOString().slice(0, 10)}`,
  kind: 'duty',
  at,
  duty: 'health',
  thing: id,
  title,
  body,
  url,
});

/** `at` names the event, because the costs of an interval are stopped once. */
export const budgetEvent = (at: number): DutyEvent => ({
  id: `budget.${at}`,
  kind: 'duty',
  at,
  duty: 'budget',
  thing: '',
  title: 'The costs have reached their limit',
  body: 'The site shows stills instead of video. An admin can turn it back.',
  url: staffPath('usage'),
});
