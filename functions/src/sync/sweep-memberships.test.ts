import { beforeEach, expect, it, vi } from 'vitest';
import { systemContext } from '../platform/context.ts';
import { sweepMemberships } from './sweep-memberships.ts';

const { list, syncCustomer, cursor } = vi.hoisted(() => ({
  list: vi.fn(),
  syncCustomer: vi.fn(),
  cursor: { stored: undefined as { after: string | null } | undefined },
}));
vi.mock('./sync-user.ts', () => ({ syncCustomer }));
vi.mock('./refresh-claims.ts', () => ({ refreshClaims: vi.fn() }));
vi.mock('../stripe/customers.ts', () => ({ updateEmail: vi.fn() }));
vi.mock('../platform/stripe.ts', () => ({
  stripe: async () => ({ customers: { list } }),
  stripeErrorCode: (error: { code?: string }) => error.code,
}));
vi.mock('../platform/store.ts', () => ({
  store: {
    membershipSweep: () => ({
      get: async () => ({ data: () => cursor.stored }),
      set: async (stored: { after: string | null }) => {
        cursor.stored = stored;
      },
    }),
  },
}));

const customer = (id: string, subscriptions = 1) => ({
  id,
  metadata: { uid: `user of ${id}` },
  subscriptions: { data: Array.from({ length: subscriptions }, () => ({})) },
});
const CUSTOMERS = ['five', 'four', 'three', 'two', 'one'].map((id) => customer(id));

/** Two customers a page, as Stripe lists them. */
function listPage({ starting_after }: { starting_after?: string }) {
  const at = CUSTOMERS.findIndex(({ id }) => id === starting_after);
  if (starting_after !== undefined && at < 0)
    return Promise.reject(Object.assign(new Error('No such customer'), { code: 'resource_missing' }));
  const data = CUSTOMERS.slice(at + 1, at + 3);
  return Promise.resolve({ data, has_more: at + 3 < CUSTOMERS.length });
}

/** A run in which every look at the clock comes so many minutes after the last one. */
function run(minutes: number) {
  const ctx = systemContext();
  let now = ctx.clock.real();
  const real = () => (now += minutes * 60_000);
  return sweepMemberships({ ctx: { ...ctx, clock: { ...ctx.clock, real } } });
}
const synced = () => syncCustomer.mock.calls.map(([{ input }]) => input.customer);

beforeEach(() => {
  cursor.stored = undefined;
  list.mockReset().mockImplementation(listPage);
  syncCustomer.mockReset().mockImplementation(async ({ input }) => `user of ${input.customer}`);
});

it('syncs every customer, page by page', async () => {
  expect(await run(1)).toEqual({ known: 5, unknown: 0, failed: 0 });
  expect(synced()).toEqual(['five', 'four', 'three', 'two', 'one']);
  expect(cursor.stored).toBeUndefined();
});

it('stops before its time is over, and goes on there the next time until the end', async () => {
  expect(await run(13)).toMatchObject({ known: 4 });
  expect(cursor.stored).toEqual({ after: 'two' });
  expect(await run(1)).toMatchObject({ known: 1 });
  expect(synced()).toEqual(['five', 'four', 'three', 'two', 'one']);
  expect(cursor.stored).toEqual({ after: null });
  expect(await run(1)).toMatchObject({ known: 5 });
});

it('begins anew where the customer to go on after is gone', async () => {
  cursor.stored = { after: 'six' };
  expect(await run(1)).toMatchObject({ known: 5 });
  expect(cursor.stored).toEqual({ after: null });
});

it('syncs a customer without a subscription and a stored membership, whose membership may have ended and been lost', async () => {
  list.mockResolvedValue({ data: [customer('lost', 0)], has_more: false });
  expect(await run(1)).toEqual({ known: 1, unknown: 0, failed: 0 });
  expect(synced()).toEqual(['lost']);
});

it('goes on after a customer who fails', async () => {
  syncCustomer.mockRejectedValueOnce(new Error('Stripe is away')).mockResolvedValueOnce(undefined);
  expect(await run(1)).toEqual({ known: 3, unknown: 1, failed: 1 });
});
