import { nextVersion, validVersion } from '@boma/domain/pages/legal.policy.ts';
import { useArePagesAnswered, useEditedPages } from '../../lib/edited-pages.ts';
import { pageFacts } from '../../lib/page-facts.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { type Subscribe, useStore } from '../../lib/store.ts';
import type { LegalDocument, LegalVersion } from './legal-document.ts';

interface Legal {
  /** The version that applies. */
  readonly version: LegalVersion;
  /** The one that will follow, if it is written. */
  readonly next: LegalVersion | undefined;
}

const NONE: readonly LegalVersion[] = [];

/** Often enough for a page that stays open over the day on which another version begins to apply. */
const eachMinute: Subscribe = (listener) => {
  const timer = setInterval(listener, 60_000);
  return () => clearInterval(timer);
};

/**
 * A legal text as it applies now: at first by the time of the page, so that React's first render equals the HTML. Undefined
 * until the page knows it, because an older version would be wrong.
 */
export function useLegal({ kind, first }: LegalDocument): Legal | undefined {
  const saved = useEditedPages()[kind];
  const isAnswered = useArePagesAnswered();
  const versions: readonly LegalVersion[] = saved?.versions ?? NONE;
  const placesAt = (now: number) => {
    const [valid, next] = [validVersion(versions, now), nextVersion(versions, now)];
    return [valid, next].map((each) => (each ? versions.indexOf(each) : -1)).join();
  };
  const places = useStore(
    { subscribe: eachMinute, read: () => placesAt(serverNow()) },
    placesAt(pageFacts().at ?? serverNow()),
  );
  if (!saved && !isAnswered) return undefined;
  const [valid, next] = places.split(',').map((place) => versions[Number(place)]);
  return { version: valid ?? first, next };
}
