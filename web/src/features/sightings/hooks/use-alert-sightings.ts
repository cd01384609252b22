import { CLEAN_UP_EVERY_MS } from '@boma/domain/sightings/sightings.constants.ts';
import {
  alertSightings,
  isWantedKind,
  recentSightings,
  withoutOld,
} from '@boma/domain/sightings/sightings.policy.ts';
import type { Sighting } from '@boma/domain/sightings/sightings.schema.ts';
import { useMemo } from 'react';
import { useLiveSite } from '../../../lib/live-site.ts';
import { useClockText } from '../../../lib/ticking-clock.ts';
import { useStoredUser } from '../../../session/session.ts';

const NONE: readonly Sighting[] = [];
/** Milliseconds. */
const STEP = 10_000;

/** The time in steps, so that a list is filtered seldom. Undefined in the prerendered page. */
function useStep(step: number): number | undefined {
  const text = useClockText((now) => String(Math.floor(now / step) * step));
  return text === undefined ? undefined : Number(text);
}

/** The page's list: what the site has published, cleaned up every minute. */
function useSightings(): readonly Sighting[] {
  const published = useLiveSite()?.sightings ?? NONE;
  const minute = useStep(CLEAN_UP_EVERY_MS);
  return useMemo(() => (minute === undefined ? NONE : withoutOld(published, minute)), [published, minute]);
}

/** The sightings of a window that this viewer wants, the newest first. */
function useWanted(choose: typeof alertSightings): readonly Sighting[] {
  const sightings = useSightings();
  const now = useStep(STEP);
  const chosen = useStoredUser()?.notification_categories;
  return useMemo(() => {
    if (now === undefined) return NONE;
    const wanted = sightings.filter((each) => isWantedKind(each.notification_category_id, chosen ?? []));
    return choose(wanted, now);
  }, [sightings, now, chosen, choose]);
}

/** Those of the last ten minutes, for the alert bar. */
export const useAlertSightings = (): readonly Sighting[] => useWanted(alertSightings);

/** Those of the last five minutes. */
export const useRecentSightings = (): readonly Sighting[] => useWanted(recentSightings);
