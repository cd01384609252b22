import { chakra } from '../../../components/ui.ts';
import { timeWords } from '../../../lib/moments.ts';
import { useClockText } from '../../../lib/ticking-clock.ts';
import { CampClock } from './camp-clock.tsx';

/** The time at the camera, and where the viewer is. */
export function StreamClocks() {
  const here = useClockText((now) => timeWords(now));
  return (
    // As wide as both times, which a page that is not alive yet does not know: the buttons beside them stay in their row.
    <chakra.div whiteSpace="nowrap" minWidth="8.5rem" marginRight={{ md: 'auto' }}>
      <CampClock />
      <chakra.p textStyle="clock" color="muted">
        {here && (
          <>
            Your time <chakra.time data-clock="viewer">{here}</chakra.time>
          </>
        )}
      </chakra.p>
    </chakra.div>
  );
}
