/** Calls `visit` for each item, at most `limit` at a time. The results are in the order of the items. */
export async function eachLimited<T, R>(
  items: readonly T[],
  limit: number,
  visit: (item: T) => Promise<R>,
): Promise<R[]> {
  const answers: R[] = [];
  const entries = items.entries();
  const work = async () => {
    for (const [index, item] of entries) answers[index] = await visit(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, work));
  return answers;
}
