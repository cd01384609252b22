import { useEffect } from 'react';

/** Keeps the screen on while the page is seen, where the browser can. A browser that refuses is left alone. */
export function useScreenOn(): void {
  useEffect(() => {
    let isOver = false;
    let lock: WakeLockSentinel | undefined;
    const release = () => void lock?.release().catch(() => undefined);
    const keepOn = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      lock = await navigator.wakeLock.request('screen');
      if (isOver) release();
    };
    // The browser lets the screen go when the page is hidden.
    const update = () => void keepOn().catch(() => undefined);
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', update);
      release();
    };
  }, []);
}
