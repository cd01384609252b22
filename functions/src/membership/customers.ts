import { collections } from '@boma/domain/collections.ts';
import { z } from 'zod';
import { documentAt, firestore, readDocument } from '../platform/firestore.ts';
import { type Stripe, stripe, stripeErrorCode } from '../platform/stripe.ts';

const customerSchema = z.object({ uid: z.string().min(1), created_at: z.int() });

const at = (customer: string) => `${collections.stripeCustomers}/${customer}`;

/** Every customer at Stripe that is this person, the oldest first. Two can come of two first purchases at once. */
export async function customersOf(uid: string): Promise<string[]> {
  const found = await firestore().collection(collections.stripeCustomers).where('uid', '==', uid).get();
  return found.docs
    .toSorted((a, b) => Number(a.get('created_at')) - Number(b.get('created_at')) || (a.id < b.id ? -1 : 1))
    .map((document) => document.id);
}

async function keepCustomer(customer: string, uid: string, created: number): Promise<void> {
  await documentAt(at(customer)).set(customerSchema.parse({ uid, created_at: created }));
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
  const noted = await readDocument(at(customer), customerSchema);
  if (noted) return noted.uid;
  const found = record ?? (await retrieve(customer));
  const uid = found?.metadata.uid;
  if (!found || !uid) return undefined;
  const known = await documentAt(`${collections.users}/${uid}`).get();
  if (!known.exists) return undefined;
  await keepCustomer(customer, uid, found.created);
  return uid;
}

/** The person's customer at Stripe, made when there is none. Its metadata say whose it is, whatever we lose. */
export async function ensureCustomer(uid: string, email: string): Promise<string> {
  const noted = await customersOf(uid);
  // Staff can delete a customer at Stripe, who then cannot buy any more.
  for (const customer of noted) if (await retrieve(customer)) return customer;
  const client = await stripe();
  const { data } = await client.customers.search({ query: `metadata['uid']:'${uid}'`, limit: 1 });
  const idempotencyKey = `customer-${uid}-${noted.length}`;
  const customer = data[0] ?? (await client.customers.create({ metadata: { uid } }, { idempotencyKey }));
  // Not with the creation: Stripe refuses the key of a lost answer once the address is another.
  if (email && customer.email !== email) await client.customers.update(customer.id, { email });
  await keepCustomer(customer.id, uid, customer.created);
  return customer.id;
}
