import { useEffect } from 'react';
import { whileSeen } from '../while-seen.ts';
import type { Answer } from './use-answer.ts';

/**
 * Reads again and again, every so many milliseconds, what colleagues or the site may change meanwhile. A page that was hidden for
 * long reads at once when it is shown. Not while `isOn` is false. On a slow line an answer may take longer than `every`, so
 * a reading that is under way is awaited.
 */
export function useRefreshWhileSeen(
  { refresh, isAsking }: Pick<Answer<unknown, unknown>, 'refresh' | 'isAsking'>,
  every: number,
  isOn = true,
): void {
  useEffect(() => {
    if (!isOn) return undefined;
    let isFirst = true;
    return whileSeen(() => {
      if (!isFirst) void refresh();
      isFirst = false;
      const timer = setInterval(() => {
        if (!isAsking()) void refresh();
      }, every);
      return () => clearInterval(timer);
    });
  }, [refresh, isAsking, every, isOn]);
}
