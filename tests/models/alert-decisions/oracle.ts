import type { AlertQuestion, Decision } from '@boma/domain/alerts/decide-alert.ts';

// The rules of alerts, written a second time and in another way: the clock of each zone is a table of offsets, the end of
// quiet hours is found minute by minute, and every number is spelled out. It shares no code with the product.

const MINUTE = 60_000;
const HALF_HOUR = 1_800_000;
/** The moments that questions are about, with room for what they look back on and ahead to. */
export const FROM = Date.UTC(2026, 0, 1);
export const TO = Date.UTC(2027, 6, 1);

const offsetTables = new Map<string, Int16Array>();

/** Minutes ahead of UTC in each half hour from `FROM` on. */
function offsetsOf(zone: string): Int16Array {
  const known = offsetTables.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' });
  const table = new Int16Array((TO - FROM) / HALF_HOUR + 1);
  for (let index = 0; index < table.length; index += 1) {
    const text = format.format(FROM + index * HALF_HOUR);
    const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(text) ?? [];
    const size = Number(hours ?? 0) * 60 + Number(minutes ?? 0);
    table[index] = sign === '-' ? -size : size;
  }
  offsetTables.set(zone, table);
  return table;
}

/** The clock of a zone at a moment: the weekday, 0 for Sunday, and the time of day as a number such as 2230. */
function clockAt(at: number, zone: string): { day: number; time: number } {
  const offset = offsetsOf(zone)[Math.floor((at - FROM) / HALF_HOUR)] ?? 0;
  const local = new Date(at + offset * MINUTE);
  return { day: local.getUTCDay(), time: local.getUTCHours() * 100 + local.getUTCMinutes() };
}

const numberOf = (time: string) => Number(time.replace(':', ''));

function isQuiet({ quiet, zone }: Pick<AlertQuestion, 'quiet' | 'zone'>, at: number): boolean {
  const { day, time } = clockAt(at, zone);
  const today = quiet[(day + 6) % 7];
  const yesterday = quiet[(day + 5) % 7];
  if (today) {
    const [from, to] = [numberOf(today.from), numberOf(today.to)];
    if (from < to ? time >= from && time < to : time >= from) return true;
  }
  if (!yesterday) return false;
  const [from, to] = [numberOf(yesterday.from), numberOf(yesterday.to)];
  return to < from && time < to;
}

function firstFree(question: AlertQuestion): number {
  let at = question.now;
  for (;;) {
    const muted = at < question.mutedUntil;
    if (!muted && !isQuiet(question, at)) return at;
    at = muted ? question.mutedUntil : at - (at % MINUTE) + MINUTE;
  }
}

function isWanted({ event, topics }: AlertQuestion): boolean {
  const has = (topic: string) => topics.includes(topic);
  switch (event.kind) {
    case 'show':
      return has(`show:${event.type}`);
    case 'duty':
      return has(`duty:${event.duty}`);
    case 'back':
      return has(`back:${event.camera}`);
    case 'sighting':
      return (
        has('sightings') ||
        has(`kind:${event.category}`) ||
        has(`camera:${event.camera}`) ||
        has(`species:${event.species}`)
      );
  }
}

const HOURS = 3_600_000;
const minutesOf = { push: { burst: 10, cool: 60 }, mail: { burst: 60, cool: 360 } } as const;

function lastMoment({ event }: AlertQuestion): number {
  if (event.kind === 'show') return event.starts_at;
  return event.kind === 'back' ? event.at + 2 * HOURS : event.at + 12 * HOURS;
}

/** What must be decided, by rules in the order in which the first that applies counts. */
export function expectedDecision(question: AlertQuestion): Decision {
  const { event, recent, now, channel } = question;
  const minutesSince = (at: number) => (now - at) / MINUTE;
  const sentOfKind = recent
    .filter((past) => past.act === 'send' && past.kind === event.kind)
    .filter((past) => event.kind !== 'duty' || event.duty === past.duty);
  const coolsDown = sentOfKind.some((past) => {
    if (minutesSince(past.at) >= minutesOf[channel].cool) return false;
    if (event.kind === 'sighting') return past.species === event.species;
    return event.kind === 'back' ? past.camera === event.camera : false;
  });
  const inBurst = sentOfKind.some((past) => minutesSince(past.at) < minutesOf[channel].burst);
  const returns = event.kind === 'back' ? event : undefined;
  const reason = (() => {
    if (recent.map((past) => past.event).includes(event.id)) return 'known';
    if (!isWanted(question)) return 'not-wanted';
    if (question.isStale) return 'stale';
    if (returns && returns.off_ms < 10 * MINUTE) return 'blip';
    return now > lastMoment(question) ? 'too-late' : undefined;
  })();
  if (reason) return { act: 'drop', reason };
  if (returns && minutesSince(returns.at) < 3) return { act: 'hold', until: returns.at + 3 * MINUTE };
  const free = firstFree(question);
  if (free !== now)
    return free <= lastMoment(question) ? { act: 'hold', until: free } : { act: 'drop', reason: 'silent' };
  if (coolsDown) return { act: 'drop', reason: 'cool-down' };
  const isAlone =
    event.kind === 'show' ||
    (event.kind === 'duty' && ['camera-down', 'camera-back', 'health', 'budget'].includes(event.duty));
  return inBurst && !isAlone ? { act: 'collapse' } : { act: 'send' };
}
