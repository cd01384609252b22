/**
 * Keeps what `load` answered for a key for `ttlMs` in this process. Callers that ask for a key at the same time share one
 * load. At most `limit` keys are kept; the oldest leaves first. A failure is not kept. `now` is unix milliseconds.
 */
export function keyedCache<T>(
  ttlMs: number,
  limit: number,
): (key: string, now: number, load: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, { readonly value: Promise<T>; readonly until: number }>();
  return (key, now, load) => {
    const found = kept.get(key);
    if (found && now < found.until) return found.value;
    kept.delete(key);
    const entry = { value: load(), until: now + ttlMs };
    kept.set(key, entry);
    entry.value.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    const [oldest] = kept.keys();
    if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
    return entry.value;
  };
}
