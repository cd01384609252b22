import { type RefObject, useCallback, useSyncExternalStore } from 'react';

/** iPhones give fullscreen to the video element alone, by a method of their own. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

export interface Fullscreen {
  readonly active: boolean;
  toggle(): void;
}

/** Fullscreen of one element. */
export function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen {
  const active = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null && document.fullscreenElement === element.current,
    () => false,
  );
  const toggle = useCallback(() => {
    const target = element.current;
    // A browser that refuses shows its own reason; the player goes on in the page.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    else if (target?.requestFullscreen) target.requestFullscreen().catch(() => undefined);
    else target?.querySelector<PhoneVideo>('video')?.webkitEnterFullscreen?.();
  }, [element]);
  return { active, toggle };
}
