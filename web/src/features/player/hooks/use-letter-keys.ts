import { useEffect, useEffectEvent } from 'react';
import { onPageKey } from '../page-keys.ts';
import type { Player } from '../player-controller.ts';
import { letterAction, type PlayerKeyActions } from '../player-keys.ts';

/** Makes the player's letters work on the whole page while `wanted`. */
export function useLetterKeys(wanted: boolean, player: Player, actions: PlayerKeyActions): void {
  const act = useEffectEvent((key: string) => {
    const action = letterAction(key, player, actions);
    action?.();
    return action !== undefined;
  });
  useEffect(() => (wanted ? onPageKey((key) => act(key)) : undefined), [wanted]);
}
