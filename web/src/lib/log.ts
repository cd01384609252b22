/** Milliseconds. A page that is still there after them is not being left: its visitor stayed, or the link was a download. */
const LEFT_WITHIN = 1000;

let leaving = false;

// A browser ends the fetches of a page that is being left, Firefox before `pagehide`. The page is also built on a server.
if (typeof document !== 'undefined')
  addEventListener('beforeunload', () => {
    leaving = true;
    setTimeout(() => {
      leaving = false;
    }, LEFT_WITHIN);
  });

/**
 * Writes a failure to the console, with what was being done. For failures that the screen does not show. What ends
 * because the page is being left has not failed.
 */
export function logFailure(doing: string, cause: unknown): void {
  if (!leaving) console.error(`${doing} failed`, cause);
}
