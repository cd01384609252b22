import { useClockText } from '../../../lib/ticking-clock.ts';
import { viewerZone } from '../../../lib/timing/viewer-zone.ts';

const STEP = 10_000;

export interface ShowClock {
  /** Unix milliseconds, in steps of ten seconds: nothing about shows is written more finely. */
  readonly now: number;
  /** The viewer's time zone, such as 'Africa/Johannesburg'. */
  readonly zone: string;
}

const readStep = (now: number) => `${Math.floor(now / STEP) * STEP} ${viewerZone()}`;

/** The time and the zone of the viewer. Undefined in the prerendered page, which knows neither. */
export function useShowClock(): ShowClock | undefined {
  const [now, zone] = useClockText(readStep)?.split(' ') ?? [];
  return zone === undefined ? undefined : { now: Number(now), zone };
}
