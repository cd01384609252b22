import type { Query } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { pagesOf } from './pages-of.ts';

/** A query that finds these many documents, and how many it was asked for each time. */
function queryOf(count: number) {
  const asked: number[] = [];
  const query = (from: number, most: number): object => ({
    limit: (limit: number) => query(from, limit),
    startAfter: ({ id }: { id: string }) => query(Number(id) + 1, most),
    get: async () => {
      asked.push(most);
      const length = Math.max(0, Math.min(most, count - from));
      return { docs: Array.from({ length }, (_, at) => ({ id: String(from + at) })) };
    },
  });
  return { asked, query: query(0, Number.POSITIVE_INFINITY) as Query };
}

describe('pagesOf', () => {
  it.each([
    [0, [], 1],
    [399, [399], 1],
    [400, [400], 2],
    [401, [400, 1], 2],
    [1000, [400, 400, 200], 3],
  ])('finds each of %i documents once, in pages of at most 400', async (count, lengths, reads) => {
    const { asked, query } = queryOf(count);
    const pages: string[][] = [];
    for await (const page of pagesOf(query)) pages.push(page.map(({ id }) => id));
    expect(pages.map(({ length }) => length)).toEqual(lengths);
    expect(pages.flat()).toEqual(Array.from({ length: count }, (_, at) => String(at)));
    expect(asked).toEqual(Array.from({ length: reads }, () => 400));
  });
});
