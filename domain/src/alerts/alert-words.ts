import { staffPath } from '../content-paths.ts';
import { linkTo, profilePath, showsPath, streamPath } from '../site-paths.ts';
import type { AlertEvent } from './alert-event.schema.ts';
import { alertEndpoints } from './alerts.api.ts';
import { isQueuedDuty, QUEUED_DUTIES } from './duty.constants.ts';

/** An alert as a viewer reads it. */
export interface AlertWords {
  readonly title: string;
  readonly body: string;
  /** A path of the site. */
  readonly url: string;
  /** On a device, an alert with the same tag replaces the earlier one. */
  readonly tag: string;
  /** The id of the event. */
  readonly event: string;
}

const clock = (at: number, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(at);

const moreWords = (more: number, what: string): string =>
  more === 0 ? '' : `And ${more} more ${what}${more === 1 ? '' : 's'} since the last alert.`;

const sentences = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');
const ended = (text: string): string => (text === '' || /[.!?…]$/.test(text) ? text : `${text}.`);

/** A sighting that is older than this says when it was. */
const FRESH_MS = 10 * 60_000;

interface Situation {
  /** How many sightings, or cameras that are back, were collapsed into this alert. */
  readonly more: number;
  readonly zone: string;
  /** Unix milliseconds. */
  readonly now: number;
}

const DUTY_TAG = 'duty.';

/** A camera that is back replaces the alert that it is down. */
function dutyWords(
  { duty, thing, title, body, url, id }: Extract<AlertEvent, { kind: 'duty' }>,
  more: number,
) {
  const isQueued = isQueuedDuty(duty);
  return {
    title,
    body: isQueued ? sentences(body, moreWords(more, QUEUED_DUTIES[duty])) : body,
    url,
    tag: `${DUTY_TAG}${isQueued ? duty : `${duty.replace(/-.*/, '')}.${thing}`}`,
    event: id,
  };
}

/** What an alert says when it is sent. */
export function alertWords(event: AlertEvent, { more, zone, now }: Situation): AlertWords {
  if (event.kind === 'show') {
    const minutes = Math.max(1, Math.ceil((event.starts_at - now) / 60_000));
    return {
      title: event.title,
      body: event.began_early
        ? 'It began early, and is on the air now.'
        : `Starts in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      url: showsPath(event.type),
      tag: event.id,
      event: event.id,
    };
  }
  if (event.kind === 'duty') return dutyWords(event, more);
  const url = streamPath(event.camera);
  if (event.kind === 'back') {
    return {
      title: `${event.camera_name} is back on the air`,
      body: sentences('The camera shows a live picture again.', moreWords(more, 'camera')),
      url,
      tag: 'back',
      event: event.id,
    };
  }
  const when = now - event.at > FRESH_MS ? `Seen at ${clock(event.at, zone)}.` : '';
  return {
    title: `${event.caption} at ${event.camera_name}`,
    body: sentences(ended(event.message), when, moreWords(more, 'sighting')),
    url,
    tag: 'sighting',
    event: event.id,
  };
}

/** Who may end the mails: the user, and the key that only their mails have. */
interface Ending {
  readonly uid: string;
  readonly key: string;
}

/** The same as a mail. `origin` is that of the site. */
export function alertMail({ title, body, url, tag }: AlertWords, origin: string, { uid, key }: Ending) {
  const isDuty = tag.startsWith(DUTY_TAG);
  const ending = `uid=${encodeURIComponent(uid)}&key=${encodeURIComponent(key)}`;
  const text = [
    ...(body ? [body, ''] : []),
    `${isDuty ? 'Open' : 'Watch'}: ${origin}${url}`,
    '',
    '--',
    isDuty
      ? 'You are on call. Pass it on, or choose what you hear of:'
      : 'You asked us for this mail. Change or end your alerts:',
    `${origin}${isDuty ? staffPath('on-call') : profilePath('notifications')}`,
    'End all alerts by mail at once:',
    `${origin}${linkTo('unsubscribe')}?${ending}`,
  ].join('\n');
  return { message: { subject: title, text }, unsubscribe: `${alertEndpoints.unsubscribe.path}?${ending}` };
}
