import { CAMP_ZONE } from '@boma/domain/camp-time.ts';
import { useClockText } from '../../../lib/ticking-clock.ts';
import { viewerZone } from '../../../lib/timing/viewer-zone.ts';

const STEP = 10_000;

export interface ShowClock {
  /** Unix milliseconds, in steps of ten seconds: nothing about shows is written more finely. */
  readonly now: number;
  /** The viewer's time zone, such as 'Africa/Johannesburg'. */
  readonly zone: string;
}

const stepOf = (now: number, zone: string) => `${Math.floor(now / STEP) * STEP} ${zone}`;
const readStep = (now: number) => stepOf(now, viewerZone());
const stepInPage = (at: number) => stepOf(at, CAMP_ZONE);

/** The time and the zone of the viewer; the camp's in a page that the server renders. Undefined in a page of the build, which knows no time. */
export function useShowClock(): ShowClock | undefined {
  const [now, zone] = useClockText(readStep, stepInPage)?.split(' ') ?? [];
  return zone === undefined ? undefined : { now: Number(now), zone };
}
