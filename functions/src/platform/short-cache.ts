/**
 * Keeps what `load` answered for `ttlMs` in this process. Callers at the same time share one load. A failure is not kept.
 * `now` gives unix milliseconds.
 */
export function shortCache<T>(ttlMs: number, now: () => number, load: () => Promise<T>): () => Promise<T> {
  let kept: { value: Promise<T>; until: number } | undefined;
  return () => {
    if (kept && now() < kept.until) return kept.value;
    const entry = { value: load(), until: now() + ttlMs };
    kept = entry;
    entry.value.catch(() => {
      if (kept === entry) kept = undefined;
    });
    return entry.value;
  };
}
