/** Milliseconds that a page may be hidden before its listeners are stopped. */
const HIDDEN_FOR_LONG = 60_000;

/**
 * Calls `start` while the page is visible. The function it returns is called once the page has been hidden for over a
 * minute, and `start` again when the page is shown. Returns a function that stops for good.
 */
export function whileSeen(start: () => () => void): () => void {
  let stop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = () => {
    stop?.();
    stop = undefined;
  };
  const update = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') timer = setTimeout(drop, HIDDEN_FOR_LONG);
    else stop ??= start();
  };
  update();
  document.addEventListener('visibilitychange', update);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', update);
    drop();
  };
}
