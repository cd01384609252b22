import { type RefObject, useCallback } from 'react';
import { onEvents, useStore } from '../../../lib/store.ts';

/** iPhones give fullscreen to the video element alone, by a method of their own. */
interface PhoneVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

const subscribe = onEvents(() => document, 'fullscreenchange');

export interface Fullscreen {
  readonly active: boolean;
  toggle(): void;
}

/** Fullscreen of one element. Inside another that fills the screen it goes on top, and leaving it returns to that one. */
export function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen {
  const read = () => document.fullscreenElement !== null && document.fullscreenElement === element.current;
  const active = useStore({ subscribe, read }, false);
  const toggle = useCallback(() => {
    const target = element.current;
    // A browser that refuses shows its own reason; the player goes on in the page.
    if (target && document.fullscreenElement === target) document.exitFullscreen().catch(() => undefined);
    else if (target?.requestFullscreen) target.requestFullscreen().catch(() => undefined);
    else target?.querySelector<PhoneVideo>('video')?.webkitEnterFullscreen?.();
  }, [element]);
  return { active, toggle };
}
