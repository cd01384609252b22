import { isWantedKind } from '@boma/domain/sightings/sightings.policy.ts';
import { useMemo } from 'react';
import { useLiveSite } from '../../../lib/live-site.ts';
import { useStoredUser } from '../../../session/session.ts';
import type { Happening } from '../featured.ts';

/**
 * What happens at the cameras, from the document that every page listens to. It keeps the newest sighting until the next
 * one: the ten minutes of an alert are the reader's to count.
 */
export function useHappening(): Omit<Happening, 'now'> {
  const site = useLiveSite();
  const kinds = useStoredUser()?.notification_categories;
  return useMemo(() => {
    const sightings = site?.sightings ?? [];
    return {
      site,
      sightings: sightings.filter((each) => isWantedKind(each.notification_category_id, kinds ?? [])),
    };
  }, [site, kinds]);
}
