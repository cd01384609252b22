/** Milliseconds for which a page may lie hidden before what it listens to is dropped. */
export const HIDDEN_FOR_LONG = 60_000;

/**
 * Runs `start` as long as somebody may be looking: what it answers is called once the page has been hidden for over a
 * minute, and `start` again when the page is seen. Answers what ends it for good.
 */
export function whileSeen(start: () => () => void): () => void {
  let stop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = () => {
    stop?.();
    stop = undefined;
  };
  const look = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') timer = setTimeout(drop, HIDDEN_FOR_LONG);
    else stop ??= start();
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    drop();
  };
}
