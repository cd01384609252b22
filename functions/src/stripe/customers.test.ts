import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { baseContext } from '../platform/context.ts';
import type { Stripe } from '../platform/stripe.ts';
import { customersOf, updateEmail, userOfCustomer } from './customers.ts';

interface Row {
  readonly id: string;
  readonly uid: string;
  readonly created_at?: number;
}

const { rows, set, customers } = vi.hoisted(() => ({
  rows: [] as Row[],
  set: vi.fn(),
  customers: { search: vi.fn(), retrieve: vi.fn(), update: vi.fn() },
}));

const schema = z.object({ uid: z.string(), created_at: z.number() });

/** As the typed store answers: a malformed document throws when its data are read. */
const snapshotOf = (row: Row | undefined) => ({
  id: row?.id,
  ref: { path: `stripe-customers/${row?.id}` },
  get: (field: keyof Row) => row?.[field],
  data: () => row && schema.parse(row),
});

vi.mock('../platform/firestore.ts', () => ({ readBatched: async (row: unknown) => snapshotOf(row as Row) }));
vi.mock('../platform/store.ts', () => {
  const get = async () => ({ docs: rows.map(snapshotOf) });
  const stripeCustomers = (id: string) => ({
    ...rows.find((each) => each.id === id),
    set: (value: object) => set(id, value),
  });
  const users = (uid: string) => ({ get: async () => ({ ...snapshotOf({ id: uid, uid }), exists: true }) });
  return {
    store: {
      users,
      stripeCustomers: Object.assign(stripeCustomers, { all: () => ({ where: () => ({ get }) }) }),
    },
  };
});
vi.mock('../platform/stripe.ts', () => ({
  stripe: async () => ({ customers }),
  stripeErrorCode: () => undefined,
}));
vi.mock('firebase-functions/logger', () => ({ write: () => {} }));

const atStripe = (id: string, uid: string, created: number) => ({ id, created, metadata: { uid } });

beforeEach(() => {
  vi.clearAllMocks();
  rows.length = 0;
  rows.push({ id: 'cus_1', uid: 'u1', created_at: 1 }, { id: 'cus_2', uid: 'u2' });
  customers.search.mockImplementation(async function* ({ query }: { query: string }) {
    if (query.includes('u2')) yield* [atStripe('cus_2', 'u2', 2), atStripe('cus_3', 'u2', 3)];
  });
});

describe('a malformed record of a customer', () => {
  it('disturbs no other user, and is written again from what Stripe has', async () => {
    expect(await Promise.all([customersOf('u1'), customersOf('u2')])).toEqual([
      ['cus_1'],
      ['cus_2', 'cus_3'],
    ]);
    expect(customers.search).toHaveBeenCalledTimes(1);
    expect(set.mock.calls).toEqual([
      ['cus_2', { uid: 'u2', created_at: 2 }],
      ['cus_3', { uid: 'u2', created_at: 3 }],
    ]);
  });

  it('hides no customer whose own record is well formed', async () => {
    rows.push({ id: 'cus_0', uid: 'u2', created_at: 0 });
    expect(await customersOf('u2')).toEqual(['cus_0', 'cus_2', 'cus_3']);
  });

  it('leaves its customer to the metadata at Stripe', async () => {
    customers.retrieve.mockResolvedValue(atStripe('cus_2', 'u2', 2));
    expect(await userOfCustomer('cus_2')).toBe('u2');
    expect(set).toHaveBeenCalledWith('cus_2', { uid: 'u2', created_at: 2 });
  });
});

it('a malformed user changes no email address at Stripe, and leaves an error in the log', async () => {
  const error = vi.fn<(message: string) => void>();
  const ctx = baseContext();
  const record = { ...atStripe('cus_1', 'u1', 1), email: 'old@boma.example' } as unknown as Stripe.Customer;
  await updateEmail({ ...ctx, log: { ...ctx.log, error } }, 'u1', record);
  expect(customers.update).not.toHaveBeenCalled();
  expect(error.mock.calls.map(([message]) => message)).toEqual(['malformed-document']);
});
