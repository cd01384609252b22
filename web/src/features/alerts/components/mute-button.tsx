import { Button } from '../../../components/button.ts';
import { Problem } from '../../../components/form/form-frame.tsx';
import { chakra } from '../../../components/ui.ts';
import { viewerTime } from '../../../lib/moments.ts';
import { useClockText } from '../../../lib/ticking-clock.ts';
import type { Alerts } from '../hooks/use-alerts.ts';

interface MuteButtonProps {
  /** Unix milliseconds. */
  readonly mutedUntil: number;
  readonly mute: Alerts['mute'];
}

/** One hour of silence, whatever the viewer has chosen. */
export function MuteButton({ mutedUntil, mute }: MuteButtonProps) {
  const isMuted = useClockText((now) => String(now < mutedUntil)) === 'true';
  return (
    <div>
      <Button look="quiet" aria-disabled={mute.busy} onClick={() => void mute.run(!isMuted)}>
        {isMuted ? 'Hear of things again' : 'Mute for an hour'}
      </Button>
      {isMuted && (
        <chakra.p role="status" textStyle="small" color="muted" marginTop={2}>
          Nothing is sent until {viewerTime(mutedUntil)}.
        </chakra.p>
      )}
      <Problem>{mute.problem}</Problem>
    </div>
  );
}
