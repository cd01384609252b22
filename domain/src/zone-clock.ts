/** What a clock and a calendar in a zone show: '2026', 'Mar', '05', 'Thu', '15', '00'. */
export interface LocalTime {
  readonly year: string;
  readonly month: string;
  readonly day: string;
  readonly weekday: string;
  readonly hour: string;
  readonly minute: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();
/** More than there are zones. A zone can be written in many ways, and callers write it. */
const FORMATS_MAX = 600;

function formatIn(zone: string): Intl.DateTimeFormat {
  const kept = formats.get(zone);
  if (kept) return kept;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'short',
    day: '2-digit',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  if (formats.size >= FORMATS_MAX) formats.clear();
  formats.set(zone, made);
  return made;
}

/**
 * The time in a zone, such as 'Africa/Johannesburg'. `Intl` knows every zone and its changes to daylight-saving time.
 * `at` is unix milliseconds. @throws RangeError for an unknown zone.
 */
export function localTime(at: number, zone: string): LocalTime {
  const parts = formatIn(zone).formatToParts(at);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value])) as unknown as LocalTime;
}

/** True if the runtime knows the zone. */
export function isZone(zone: string): boolean {
  try {
    formatIn(zone);
    return true;
  } catch {
    return false;
  }
}
