import { ALERT_MOVES_EVERY_MS } from '@boma/domain/sightings/sightings.constants.ts';
import { Box } from '../../components/ui.ts';
import { ShowAlert, useAlertShow } from '../../features/shows/components/show-alert.tsx';
import { SightingAlert } from '../../features/sightings/components/sighting-alert.tsx';
import { useAlertSightings } from '../../features/sightings/hooks/use-alert-sightings.ts';
import { useRotation } from '../../features/sightings/hooks/use-rotation.ts';
import { streamsResource } from '../../features/streams/api/streams.ts';

/** The sightings of the last ten minutes in turn with the show that is on the air or next. It waits while it is read. */
export default function AlertBar() {
  const { value: streams = [] } = streamsResource.useResource();
  const sightings = useAlertSightings();
  const show = useAlertShow()?.next;
  const { shown, hold, release } = useRotation(show ? [...sightings, show] : sightings, ALERT_MOVES_EVERY_MS);
  // A sighting that is held stays when it is too old. A show that is over has nothing to show.
  const newest = show ? undefined : sightings[0];
  const sighting = shown && 'stream' in shown ? shown : newest;
  if (!sighting && !show) return null;
  return (
    <Box
      role="group"
      aria-label="Alerts"
      onPointerEnter={hold}
      // The link that has the focus stays.
      onPointerLeave={({ currentTarget }) => currentTarget.contains(document.activeElement) || release()}
      onFocus={hold}
      onBlur={release}
    >
      {sighting ? (
        <SightingAlert
          sighting={sighting}
          camera={streams.find(({ slug }) => slug === sighting.stream.slug)?.name ?? sighting.stream.slug}
        />
      ) : (
        <ShowAlert />
      )}
    </Box>
  );
}
