import { useEffect } from 'react';
import { whileSeen } from '../while-seen.ts';

/**
 * Reads again and again, every so many milliseconds, what colleagues or the site may change meanwhile. A page that was hidden for
 * long reads at once when it is shown. Not while `isOn` is false.
 */
export function useRefreshWhileSeen(refresh: () => Promise<void>, every: number, isOn = true): void {
  useEffect(() => {
    if (!isOn) return undefined;
    let isFirst = true;
    return whileSeen(() => {
      if (!isFirst) void refresh();
      isFirst = false;
      const timer = setInterval(() => void refresh(), every);
      return () => clearInterval(timer);
    });
  }, [refresh, every, isOn]);
}
