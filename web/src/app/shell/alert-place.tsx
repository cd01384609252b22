import { Suspense, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { FailsAlone } from '../../components/fails-alone.tsx';
import { late } from '../../components/late-part.tsx';
import { ShowAlert } from '../../features/shows/components/show-alert.tsx';
import { useLiveSite } from '../../lib/live-site.ts';

const AlertBar = late(() => import('./alert-bar.later.tsx'));

const never = () => () => undefined;
/** The space between the links and the buttons of the header, so that filling it moves nothing. */
const findSlot = () => document.getElementById('alert-slot');

/** What is on the air or next and what was just seen, in the slot that the header reserves. */
export function AlertPlace() {
  const slot = useSyncExternalStore(never, findSlot, () => null);
  const hasSightings = Boolean(useLiveSite()?.sightings?.length);
  const show = <ShowAlert />;
  if (!slot) return null;
  // Most of the time nothing was just seen, and the page does without the code that takes turns.
  return createPortal(
    hasSightings ? (
      <FailsAlone part="sightings of the alert bar" fallback={show}>
        <Suspense fallback={show}>
          <AlertBar />
        </Suspense>
      </FailsAlone>
    ) : (
      show
    ),
    slot,
  );
}
