import { refreshSchedule, useSchedule } from '../api/schedule.ts';
import { useShowClock } from './use-show-clock.ts';

/** The planned and running shows with the time, as `Asked` takes them. */
export function useAskedShows() {
  const { value: shows, status } = useSchedule();
  const clock = useShowClock();
  return {
    answer: shows && clock && { shows, clock },
    // Shows from before stand without a word: the page replaces them by itself.
    failed: status === 'failed' && !shows,
    retry: () => void refreshSchedule(),
  };
}
