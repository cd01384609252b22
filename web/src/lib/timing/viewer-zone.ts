import { CAMP_ZONE } from '@boma/domain/camp-time.ts';
import { isZone } from '@boma/domain/zone-clock.ts';

/** Milliseconds for which an answer stands: a list asks for each of its rows, and a traveller's zone changes seldom. */
const STANDS = 1000;

let known: { readonly zone: string; readonly at: number } | undefined;

function askBrowser(): string {
  try {
    const { timeZone }: { timeZone?: unknown } = new Intl.DateTimeFormat().resolvedOptions();
    return typeof timeZone === 'string' && isZone(timeZone) ? timeZone : CAMP_ZONE;
  } catch {
    return CAMP_ZONE;
  }
}

/**
 * The viewer's time zone, such as 'Africa/Johannesburg'. A browser that cannot tell names one that it refuses itself, such
 * as 'Etc/Unknown': the viewer then reads the camp's time. Everything that writes or saves a viewer's time asks here.
 */
export function viewerZone(): string {
  const at = performance.now();
  if (!known || at - known.at >= STANDS || at < known.at) known = { zone: askBrowser(), at };
  return known.zone;
}
