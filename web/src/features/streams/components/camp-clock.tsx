import { chakra } from '../../../components/ui.ts';
import { campNow, campTime } from '../../../lib/camp-time.ts';
import { useClockText } from '../../../lib/ticking-clock.ts';

/** The time at the cameras, in words and figures. */
export function CampClock() {
  const time = useClockText((now) => campTime(campNow(now)));
  return (
    <chakra.p textStyle="clock" color="muted" minHeight="1.3em">
      {time && (
        <>
          Camp time{' '}
          <chakra.time color="ink" fontWeight={600} data-clock="camp">
            {time}
          </chakra.time>
        </>
      )}
    </chakra.p>
  );
}
