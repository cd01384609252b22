import { useLiveSite } from '../../../lib/live-site.ts';
import { cameraState, type LiveState } from '../../../lib/live-state.ts';
import { useOnline } from '../../../lib/online.ts';
import { useStore } from '../../../lib/store.ts';
import { isOnAir } from '../../streams/stream-air.ts';
import type { Phase } from '../player-state.ts';
import { keptCamera, keptPhase } from './kept-camera.ts';

const stateOfPhase: Partial<Record<Phase, LiveState>> = {
  live: 'live',
  behind: 'behind',
  offline: 'off-air',
};

interface KnownOfCamera {
  readonly online: boolean;
  readonly phase: Phase | undefined;
  readonly onAir: boolean | undefined;
}

/** The state of a camera on its page: what its player shows, else what the server says. */
export function stateOnPage({ online, phase, onAir }: KnownOfCamera): LiveState | undefined {
  const played = phase && stateOfPhase[phase];
  return online && played ? played : cameraState(onAir, online);
}

/**
 * The state of the camera whose page is open. Title and badge show it in the words of the player, unless that is in the
 * corner with another camera.
 */
export function useCameraState(slug: string): LiveState | undefined {
  const online = useOnline();
  const played = useStore(keptPhase, undefined);
  const phase = useStore(keptCamera, undefined)?.slug === slug ? played : undefined;
  return stateOnPage({ online, phase, onAir: isOnAir(useLiveSite(), slug) });
}
