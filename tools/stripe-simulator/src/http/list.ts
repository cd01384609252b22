import type { List } from '../shapes.ts';
import type { Created } from './params.ts';
import { invalid } from './stripe-error.ts';

const DEFAULT_LIMIT = 10;

export interface Page {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
}

/** One page of what is given newest first, as Stripe cuts it. */
export function listPage<T extends { id: string }>(url: string, rows: readonly T[], page: Page): List<T> {
  const { limit = DEFAULT_LIMIT, starting_after, ending_before } = page;
  if (starting_after && ending_before) {
    throw invalid('You can only specify one of these parameters: starting_after, ending_before.');
  }
  const cursor = starting_after ?? ending_before;
  const at = cursor === undefined ? -1 : rows.findIndex(({ id }) => id === cursor);
  if (cursor !== undefined && at < 0) {
    const param = starting_after ? 'starting_after' : 'ending_before';
    throw invalid(`No such object in this list: '${cursor}'`, param, 'resource_missing');
  }
  const candidates = ending_before ? rows.slice(0, at) : rows.slice(at + 1);
  const data = ending_before ? candidates.slice(-limit) : candidates.slice(0, limit);
  return { object: 'list', data, has_more: candidates.length > data.length, url };
}

export function isCreated(row: { created: number }, created: Created): boolean {
  if (created === undefined) return true;
  if (typeof created === 'number') return row.created === created;
  const { gt = -1, gte = 0, lt = Infinity, lte = Infinity } = created;
  return row.created > gt && row.created >= gte && row.created < lt && row.created <= lte;
}
