import { stripe, stripeErrorCode } from '../platform/stripe.ts';
import { customersOf } from './customers.ts';

async function deleteCustomer(customer: string): Promise<boolean> {
  try {
    await (await stripe()).customers.del(customer);
    return true;
  } catch (error) {
    if (stripeErrorCode(error) === 'resource_missing') return false;
    throw error;
  }
}

/** True if this customer has ever paid. Refunded payments count. */
async function hasPaid(customer: string): Promise<boolean> {
  const client = await stripe();
  for await (const { total } of client.invoices.list({ customer, status: 'paid', limit: 100 }))
    if (total > 0) return true;
  for await (const { paid } of client.charges.list({ customer, limit: 100 })) if (paid) return true;
  return false;
}

/** True if the user has ever paid. */
export async function hasEverPaid(uid: string): Promise<boolean> {
  for (const customer of await customersOf(uid)) if (await hasPaid(customer)) return true;
  return false;
}

/** Deletes the user's customers at Stripe that never paid. The law does not require their records. */
export async function deleteUnpaidCustomers(uid: string): Promise<void> {
  for (const customer of await customersOf(uid))
    if (!(await hasPaid(customer))) await deleteCustomer(customer);
}

/** Deletes the user's customers at Stripe, whose invoices stay there. True if there was one to delete. */
export async function deleteCustomers(uid: string): Promise<boolean> {
  let found = false;
  for (const customer of await customersOf(uid)) found = (await deleteCustomer(customer)) || found;
  return found;
}
