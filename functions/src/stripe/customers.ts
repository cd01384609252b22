import { isDocumentId } from '@boma/domain/identifiers.ts';
import { batchCalls } from '../platform/batch-calls.ts';
import { baseContext, type Ctx } from '../platform/context.ts';
import { readBatched } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';
import { type Stripe, stripe, stripeErrorCode } from '../platform/stripe.ts';
import { readWellFormed } from '../platform/well-formed.ts';

/** The most users that one query may name. */
const USERS_PER_QUERY = 30;

interface StoredCustomers {
  /** The oldest first. */
  readonly ids: readonly string[];
  /** False if a record of this user is malformed and left out. */
  readonly isComplete: boolean;
}

/** The user's customers in our own records. One query serves several requests, so its log lines have an id of their own. */
const storedCustomersOf: (uid: string) => Promise<StoredCustomers> = batchCalls(async (uids) => {
  const { log } = baseContext();
  const { docs } = await store.stripeCustomers
    .all()
    .where('uid', 'in', [...new Set(uids)])
    .get();
  const stored = docs.flatMap((each) => {
    const customer = readWellFormed(each, log);
    return customer ? [{ id: each.id, ...customer }] : [];
  });
  const inOrder = stored.toSorted((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1));
  return uids.map((uid) => {
    const ids = inOrder.filter((each) => each.uid === uid).map(({ id }) => id);
    return { ids, isComplete: docs.filter((each) => each.get('uid') === uid).length === ids.length };
  });
}, USERS_PER_QUERY);

async function storeCustomer(customer: string, uid: string, created_at: number): Promise<void> {
  await store.stripeCustomers(customer).set({ uid, created_at });
}

/** Searches Stripe for customers whose metadata name the user, the oldest first, and stores them. */
async function searchCustomers(uid: string): Promise<Stripe.Customer[]> {
  const found: Stripe.Customer[] = [];
  const query = `metadata['uid']:'${uid}'`;
  // Stripe's search ignores case.
  for await (const customer of (await stripe()).customers.search({ query, limit: 100 }))
    if (customer.metadata.uid === uid) found.push(customer);
  for (const { id, created } of found) await storeCustomer(id, uid, created);
  return found.toSorted((a, b) => a.created - b.created);
}

/**
 * Every customer at Stripe of this user, the oldest first. Two first purchases at once make two customers. If our records
 * name none, or one of them is malformed, Stripe is searched and the records are written again: without it a member whose
 * record was lost could buy twice, or be charged after leaving.
 * @throws what Stripe throws.
 */
export async function customersOf(uid: string): Promise<string[]> {
  const { ids, isComplete } = await storedCustomersOf(uid);
  if (ids.length > 0 && isComplete) return [...ids];
  const found = await searchCustomers(uid);
  return [...new Set([...ids, ...found.map(({ id }) => id)])];
}

async function retrieve(customer: string): Promise<Stripe.Customer | undefined> {
  try {
    const found = await (await stripe()).customers.retrieve(customer);
    return found.deleted ? undefined : found;
  } catch (error) {
    if (stripeErrorCode(error) === 'resource_missing') return undefined;
    throw error;
  }
}

/**
 * The uid of the user whom a customer belongs to: from our records, else from the customer's metadata at Stripe. Undefined
 * for an unknown customer. `record`: the customer as Stripe has just sent it.
 */
export async function userOfCustomer(
  customer: string,
  record?: Stripe.Customer,
): Promise<string | undefined> {
  const stored = readWellFormed(await readBatched(store.stripeCustomers(customer)), baseContext().log);
  if (stored) return stored.uid;
  const found = record ?? (await retrieve(customer));
  const uid = found?.metadata.uid;
  if (!found || !uid || !isDocumentId(uid)) return undefined;
  if (!(await store.users(uid).get()).exists) return undefined;
  await storeCustomer(customer, uid, found.created);
  return uid;
}

/** Stripe sends its mails about money to the address of the account. */
async function setEmail({ id, email: before }: Stripe.Customer, email: string): Promise<void> {
  if (email && before !== email) await (await stripe()).customers.update(id, { email });
}

/** Gives Stripe the email address that is stored for the user. `record`: the customer as Stripe has just sent it. */
export async function updateEmail({ log }: Ctx, uid: string, record: Stripe.Customer): Promise<void> {
  const user = readWellFormed(await store.users(uid).get(), log);
  await setEmail(record, user?.email ?? '');
}

/** The user's customer at Stripe, created if there is none. Its metadata name the user, in case our records are lost. */
export async function ensureCustomer(uid: string, email: string): Promise<string> {
  const known = await customersOf(uid);
  // A customer whom staff have deleted at Stripe cannot buy.
  for (const each of known) {
    const customer = await retrieve(each);
    if (!customer) continue;
    await setEmail(customer, email);
    return each;
  }
  const client = await stripe();
  const [other] = known.length > 0 ? await searchCustomers(uid) : [];
  const idempotencyKey = `customer-${uid}-${known.length}`;
  const customer = other ?? (await client.customers.create({ metadata: { uid } }, { idempotencyKey }));
  // Set by a second call: Stripe refuses to repeat a creation with another email address.
  await setEmail(customer, email);
  await storeCustomer(customer.id, uid, customer.created);
  return customer.id;
}
