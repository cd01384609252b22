/** The least time between two calls, in milliseconds, because focus and visibility change together. */
const LOOK_AGAIN_AFTER = 2000;

/**
 * Calls `look` whenever the visitor turns to this page again: from another window or tab, or back from another page.
 * Returns a function that stops this.
 */
export function onReturn(look: () => void): () => void {
  let lookedAt = Number.NEGATIVE_INFINITY;
  const turn = () => {
    const now = performance.now();
    if (document.visibilityState === 'hidden' || now - lookedAt < LOOK_AGAIN_AFTER) return;
    lookedAt = now;
    look();
  };
  const show = ({ persisted }: PageTransitionEvent) => persisted && turn();
  window.addEventListener('focus', turn);
  window.addEventListener('pageshow', show);
  document.addEventListener('visibilitychange', turn);
  return () => {
    window.removeEventListener('focus', turn);
    window.removeEventListener('pageshow', show);
    document.removeEventListener('visibilitychange', turn);
  };
}
