import { useEffect, useEffectEvent } from 'react';
import type { CameraPlayerProps } from '../player-props.ts';
import type { Phase } from '../player-state.ts';

/** Tells the page each state of the player, also that it has gone, and when it begins or ceases to be heard. */
export function usePlayerReports(
  phase: Phase,
  sounding: boolean,
  page: Pick<CameraPlayerProps, 'onPhase' | 'onSoundChange'>,
): void {
  const tellPhase = useEffectEvent((now: Phase) => page.onPhase?.(now));
  const tellSound = useEffectEvent((heard: boolean) => page.onSoundChange?.(heard));
  // The return values of the page's functions are not clean-ups of these effects.
  useEffect(() => {
    tellPhase(phase);
  }, [phase]);
  useEffect(() => () => tellPhase('idle'), []);
  useEffect(() => {
    tellSound(sounding);
  }, [sounding]);
}
