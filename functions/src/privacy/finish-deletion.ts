import { randomUUID } from 'node:crypto';
import { mayDeleteOwnAccount } from '@boma/domain/access/policies.ts';
import { rolesOf } from '@boma/domain/accounts/roles.ts';
import { closesAccount } from '@boma/domain/moderation/sanction-kinds.ts';
import { isUnderWay, recordsUntil } from '@boma/domain/privacy/deletion.policy.ts';
import { FORMER_VIEWER } from '@boma/domain/privacy/privacy.constants.ts';
import { deleteTokens, findTokens } from '../accounts/api-tokens.ts';
import { anonymiseMessages } from '../chat/anonymise-messages.ts';
import { anonymiseModeration } from '../moderation/anonymise-moderation.ts';
import { deletePhotosOf } from '../photos/delete-photos-of.ts';
import { deleteProposalsBy } from '../photos/delete-proposals.ts';
import type { Ctx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { findAccount, identity } from '../platform/identity.ts';
import { store } from '../platform/store.ts';
import { deleteUnpaidCustomers, hasEverPaid } from '../stripe/delete-customers.ts';
import { endSubscriptions } from '../sync/end-subscriptions.ts';
import { deleteHeld, findDocuments, selectCollections } from './held-documents.ts';
import { LAST_EVENTS_MS, postpone } from './read-deletion.ts';

/** How long the deletion of staff waits for an admin to take the role. */
const STAFF_RETRY_MS = 86_400_000;

interface Leaver {
  readonly uid: string;
  readonly standIn: string;
}

/** Ends all sign-ins of the account. Only calls that are under way go on. */
async function closeAccount(_ctx: Ctx, { uid }: Leaver): Promise<void> {
  if (await findAccount(uid)) {
    const auth = await identity();
    await auth.updateUser(uid, { disabled: true });
    await auth.revokeRefreshTokens(uid);
  }
  await deleteTokens(await findTokens(uid));
}

async function anonymise(ctx: Ctx, { uid, standIn }: Leaver): Promise<void> {
  const former = { author: FORMER_VIEWER, user_id: standIn };
  await anonymiseMessages({ ctx, input: { uid, standIn: former } });
  await anonymiseModeration({ input: { uid, standIn: former } });
}

const isBanned = async (uid: string) => closesAccount((await store.sanctions(uid).get()).data()?.kind);

/**
 * The user's own document first. Every transaction that writes a message, a report or a token reads it and fails without
 * it. So the following steps find everything that late calls have written. Photos are deleted together with their files.
 */
async function deleteUserDocuments(_ctx: Ctx, { uid }: Leaver): Promise<void> {
  await store.users(uid).delete();
  await deletePhotosOf(uid);
  await deleteProposalsBy(uid);
  await deleteHeld(uid, 'deleted', (await isBanned(uid)) ? ['sanctions'] : []);
}

/** A banned account stays disabled. Otherwise its address could be registered again at once. */
async function deleteAccount(_ctx: Ctx, { uid }: Leaver): Promise<void> {
  if ((await isBanned(uid)) || !(await findAccount(uid))) return;
  await (await identity()).deleteUser(uid);
}

/**
 * Removes the stand-in, and the whole deletion document if there are no records. The law does not require records of a
 * user who never paid. They are deleted once Stripe sends no more events, because an event would write them again.
 */
async function completeDeletion(ctx: Ctx, { uid }: Leaver): Promise<void> {
  const kept = selectCollections((holding) =>
    holding.holds === 'personal data' && holding.end === 'kept' ? holding.foundBy : undefined,
  ).filter(({ name }) => name !== 'deletions');
  const first = await Promise.all(kept.map(({ name, foundBy }) => findDocuments(uid, name, foundBy).next()));
  if (first.every(({ done }) => done)) {
    await store.deletions(uid).delete();
    return;
  }
  const now = await ctx.clock.now();
  const next_at = (await hasEverPaid(uid)) ? recordsUntil(now) : now + LAST_EVENTS_MS;
  const deleted = store.deletions.patch({ state: 'deleted', stand_in: null, next_at });
  await store.deletions(uid).update(deleted);
}

/**
 * In this order; each step can be repeated. Stripe comes before the user's documents. Messages are anonymised once no call
 * can write another one. The account goes last.
 */
export const DELETION_STEPS = [
  closeAccount,
  (ctx: Ctx, { uid }: Leaver) => endSubscriptions(ctx, uid),
  (_ctx: Ctx, { uid }: Leaver) => deleteUnpaidCustomers(uid),
  deleteUserDocuments,
  anonymise,
  deleteAccount,
  completeDeletion,
] as const satisfies DeletionSteps;

export type DeletionSteps = readonly ((ctx: Ctx, leaver: Leaver) => Promise<void>)[];

/** Marks the deletion as under way; from here on the user cannot undo it. Undefined if the deletion is not due. */
async function begin(uid: string, now: number): Promise<Leaver | undefined> {
  return firestore().runTransaction(async (transaction) => {
    const deletion = (await transaction.get(store.deletions(uid))).data();
    if (!deletion || !isUnderWay(deletion, now)) return undefined;
    const standIn = deletion.stand_in ?? randomUUID();
    const deleting = store.deletions.patch({ state: 'deleting', stand_in: standIn });
    transaction.update(store.deletions(uid), deleting);
    return { uid, standIn };
  });
}

/**
 * Deletes an account whose week is over. If a run fails at any step, the next run finishes it. A user who became staff
 * during that week stays until an admin takes the role away.
 */
export async function finishDeletion({
  ctx,
  input: { uid },
  steps = DELETION_STEPS,
}: {
  ctx: Ctx;
  input: { uid: string };
  steps?: DeletionSteps;
}): Promise<void> {
  const roles = rolesOf((await findAccount(uid))?.customClaims);
  if (!mayDeleteOwnAccount({ roles })) {
    ctx.log.warn('deletion-of-staff', { uid });
    await postpone(ctx, uid, STAFF_RETRY_MS);
    return;
  }
  const leaver = await begin(uid, await ctx.clock.now());
  if (!leaver) return;
  for (const step of steps) await step(ctx, leaver);
}
