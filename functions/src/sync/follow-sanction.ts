import { closesAccount } from '@boma/domain/moderation/sanction-kinds.ts';
import type { Sanction } from '@boma/domain/moderation/sanctions.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { store } from '../platform/store.ts';
import { closeCheckouts } from '../stripe/close-checkouts.ts';
import { customersOf } from '../stripe/customers.ts';
import { syncUser } from './sync-user.ts';

/**
 * Makes a user's renewals at Stripe follow their sanction as it is stored now: a ban ends them, the end of a ban restores
 * them. `kinds`: the sanction before and after the write; a write that involves no ban changes no renewal.
 * @throws when Stripe is out of reach, so that the trigger is retried.
 */
export async function followSanction({
  ctx,
  input: { uid, kinds },
}: {
  ctx: Ctx;
  input: { readonly uid: string; readonly kinds: readonly (Sanction['kind'] | undefined)[] };
}): Promise<void> {
  if (!kinds.some(closesAccount)) return;
  const customers = await customersOf(uid);
  if (customers.length === 0) return;
  const sanction = (await store.sanctions(uid).get()).data();
  if (closesAccount(sanction?.kind)) for (const customer of customers) await closeCheckouts(customer);
  // Each sync ends or restores renewals by the sanction that is stored when it writes.
  await syncUser({ ctx, input: { uid, cause: 'sanction' } });
}
