import { collections } from '@boma/domain/collections.ts';
import { z } from 'zod';
import { batchCalls } from '../platform/batch-calls.ts';
import { documentAt, firestore, readBatched } from '../platform/firestore.ts';
import { type Stripe, stripe, stripeErrorCode } from '../platform/stripe.ts';

const customerSchema = z.object({ uid: z.string().min(1), created_at: z.int() });

const at = (customer: string) => documentAt(`${collections.stripeCustomers}/${customer}`);

/** As many as one query may name. */
const PEOPLE = 30;

/** The customers that are noted as this person, the oldest first. */
const notedOf: (uid: string) => Promise<string[]> = batchCalls(async (uids) => {
  const { docs } = await firestore()
    .collection(collections.stripeCustomers)
    .where('uid', 'in', [...new Set(uids)])
    .get();
  const inOrder = docs.toSorted(
    (a, b) => Number(a.get('created_at')) - Number(b.get('created_at')) || (a.id < b.id ? -1 : 1),
  );
  return uids.map((uid) => inOrder.filter((each) => each.get('uid') === uid).map(({ id }) => id));
}, PEOPLE);

async function keepCustomer(customer: string, uid: string, created: number): Promise<void> {
  await at(customer).set(customerSchema.parse({ uid, created_at: created }));
}

/** The customers whose own record at Stripe says that they are this person, the oldest first; they are noted from now on. */
async function findAgain(uid: string): Promise<Stripe.Customer[]> {
  const found: Stripe.Customer[] = [];
  const query = `metadata['uid']:'${uid}'`;
  // Capitals are the same to Stripe's search.
  for await (const customer of (await stripe()).customers.search({ query, limit: 100 }))
    if (customer.metadata.uid === uid) found.push(customer);
  for (const { id, created } of found) await keepCustomer(id, uid, created);
  return found.toSorted((a, b) => a.created - b.created);
}

/**
 * Every customer at Stripe that is this person, the oldest first. Two can come of two first purchases at once. Stripe is
 * searched where none is noted: who had lost the note would be led to a second checkout, and be charged on after leaving.
 * @throws whatever Stripe throws.
 */
export async function customersOf(uid: string): Promise<string[]> {
  const noted = await notedOf(uid);
  return noted.length > 0 ? noted : (await findAgain(uid)).map(({ id }) => id);
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
 * Whose customer this is: as it was noted down, else as Stripe's own record of it says. Undefined when nobody's of ours.
 */
export async function personOf(customer: string, record?: Stripe.Customer): Promise<string | undefined> {
  const noted = await readBatched(at(customer));
  if (noted.exists) return customerSchema.parse(noted.data()).uid;
  const found = record ?? (await retrieve(customer));
  const uid = found?.metadata.uid;
  if (!found || !uid) return undefined;
  const known = await documentAt(`${collections.users}/${uid}`).get();
  if (!known.exists) return undefined;
  await keepCustomer(customer, uid, found.created);
  return uid;
}

/** Has Stripe send its mails about money where the account says, and no longer to an address from before. */
async function followAddress({ id, email: before }: Stripe.Customer, email: string): Promise<void> {
  if (email && before !== email) await (await stripe()).customers.update(id, { email });
}

/** The same for the address that we know of the person. `record`: what Stripe says of their customer. */
export async function keepAddress(uid: string, record: Stripe.Customer): Promise<void> {
  const user = await documentAt(`${collections.users}/${uid}`).get();
  await followAddress(record, z.string().catch('').parse(user.get('email')));
}

/** The person's customer at Stripe, made when there is none. Its metadata say whose it is, whatever we lose. */
export async function ensureCustomer(uid: string, email: string): Promise<string> {
  const known = await customersOf(uid);
  // Staff can delete a customer at Stripe, who then cannot buy any more.
  for (const each of known) {
    const customer = await retrieve(each);
    if (!customer) continue;
    await followAddress(customer, email);
    return each;
  }
  const client = await stripe();
  const [other] = known.length > 0 ? await findAgain(uid) : [];
  const idempotencyKey = `customer-${uid}-${known.length}`;
  const customer = other ?? (await client.customers.create({ metadata: { uid } }, { idempotencyKey }));
  // Not with the creation: Stripe refuses the key of a lost answer once the address is another.
  await followAddress(customer, email);
  await keepCustomer(customer.id, uid, customer.created);
  return customer.id;
}
