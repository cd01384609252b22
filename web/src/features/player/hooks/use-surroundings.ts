import { useEffect, useRef } from 'react';
import type { Player } from '../player-controller.ts';

/** Passes outside changes to a player: the camera's state, the tab's visibility, the network, and muting by the page. */
export function useSurroundings(player: Player, live: boolean | undefined, muted: boolean | undefined): void {
  useEffect(() => player.setLive(live), [player, live]);
  const mutedBefore = useRef(muted);
  useEffect(() => {
    if (mutedBefore.current === muted) return;
    mutedBefore.current = muted;
    if (muted !== undefined) player.setMuted(muted);
  }, [player, muted]);
  useEffect(() => {
    const onVisible = () => player.setVisible(document.visibilityState === 'visible');
    const onOnline = () => player.tryNow();
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('online', onOnline);
    };
  }, [player]);
}
