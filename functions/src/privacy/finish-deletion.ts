import { randomUUID } from 'node:crypto';
import { rolesOf } from '@boma/domain/accounts/roles.ts';
import { isStaff } from '@boma/domain/accounts/staff.ts';
import { collections } from '@boma/domain/collections.ts';
import { isUnderWay, recordsUntil } from '@boma/domain/privacy/deletion.policy.ts';
import { FORMER_VIEWER } from '@boma/domain/privacy/privacy.constants.ts';
import type { UserRecord } from 'firebase-admin/auth';
import { dropTokens, tokensOf } from '../accounts/person-tokens.ts';
import { readSanction } from '../accounts/read-sanction.ts';
import { anonymiseMessages } from '../chat/anonymise-messages.ts';
import { anonymiseReports } from '../moderation/anonymise-reports.ts';
import type { Ctx } from '../platform/context.ts';
import { documentAt, firestore } from '../platform/firestore.ts';
import { identity, identityErrorCode } from '../platform/identity.ts';
import { collectionsThat, deleteHeld, documentsOf } from './held-documents.ts';
import { deletionAt, deletionIn, LAST_EVENTS_MS, putOff } from './read-deletion.ts';
import { endSubscriptions, forgetUnpaid, hasEverPaid } from './renewals.ts';

/** How long an admin is given to take a role, before it is looked at again. */
const STAFF_AGAIN_MS = 86_400_000;

interface Leaver {
  readonly uid: string;
  readonly standIn: string;
}

async function accountOf(uid: string): Promise<UserRecord | undefined> {
  return (await identity()).getUser(uid).catch((cause: unknown) => {
    if (identityErrorCode(cause) === 'user-not-found') return undefined;
    throw cause;
  });
}

/** Nobody signs in with it from now on, and nobody who is signed in goes on, but for calls that are under way. */
async function closeAccount(_ctx: Ctx, { uid }: Leaver): Promise<void> {
  if (await accountOf(uid)) {
    const auth = await identity();
    await auth.updateUser(uid, { disabled: true });
    await auth.revokeRefreshTokens(uid);
  }
  await dropTokens(await tokensOf(uid));
}

async function takeNamesOff(ctx: Ctx, { uid, standIn }: Leaver): Promise<void> {
  const former = { author: FORMER_VIEWER, user_id: standIn };
  await anonymiseMessages({ ctx, input: { uid, standIn: former } });
  await anonymiseReports({ input: { uid, standIn: former } });
}

const isBanned = async (uid: string) => (await readSanction(uid))?.kind === 'ban';

/**
 * Their own document first: a message, a report and a token are written in a transaction that reads it, and not without it.
 * So what follows finds all of those that calls have written which were under way when the account was closed.
 */
async function deletePerson(_ctx: Ctx, { uid }: Leaver): Promise<void> {
  await documentAt(`${collections.users}/${uid}`).delete();
  await deleteHeld(uid, 'deleted', (await isBanned(uid)) ? ['sanctions'] : []);
}

/** A banned account stays closed rather than gone: otherwise its address could be registered anew at once. */
async function deleteAccount(_ctx: Ctx, { uid }: Leaver): Promise<void> {
  if ((await isBanned(uid)) || !(await accountOf(uid))) return;
  await (await identity()).deleteUser(uid);
}

/**
 * The stand-in is forgotten, and without records all of it is. Those of whoever never paid are no concern of the tax office:
 * they go as soon as Stripe has nothing more to tell, which would write them anew.
 */
async function close(ctx: Ctx, { uid }: Leaver): Promise<void> {
  const kept = collectionsThat((holding) =>
    holding.holds === 'people' && holding.end === 'kept' ? holding.foundBy : undefined,
  ).filter(({ name }) => name !== 'deletions');
  const found = await Promise.all(
    kept.map(({ collection, foundBy }) => documentsOf(uid, collection, foundBy)),
  );
  if (found.flat().length === 0) {
    await deletionAt(uid).delete();
    return;
  }
  const now = await ctx.clock.now();
  const next_at = (await hasEverPaid(uid)) ? recordsUntil(now) : now + LAST_EVENTS_MS;
  await deletionAt(uid).update({ state: 'deleted', stand_in: null, next_at });
}

/**
 * In this order, each can be done again: Stripe first of what matters, the names once nothing is said in theirs any more, the
 * account last.
 */
export const DELETION_STEPS = [
  closeAccount,
  (ctx: Ctx, { uid }: Leaver) => endSubscriptions(ctx, uid),
  (_ctx: Ctx, { uid }: Leaver) => forgetUnpaid(uid),
  deletePerson,
  takeNamesOff,
  deleteAccount,
  close,
] as const satisfies readonly ((ctx: Ctx, leaver: Leaver) => Promise<void>)[];

/** From then on it cannot be undone. Undefined when there is nothing to do. */
async function begin(uid: string, now: number): Promise<Leaver | undefined> {
  return firestore().runTransaction(async (transaction) => {
    const deletion = deletionIn(await transaction.get(deletionAt(uid)));
    if (!deletion || !isUnderWay(deletion, now)) return undefined;
    const standIn = deletion.stand_in ?? randomUUID();
    transaction.update(deletionAt(uid), { state: 'deleting', stand_in: standIn });
    return { uid, standIn };
  });
}

/**
 * Deletes the account of somebody whose week is over. Broken off anywhere, it is finished by the next call. Somebody who
 * has become staff meanwhile stays until an admin takes their role.
 */
export async function finishDeletion({
  ctx,
  input: { uid },
  steps = DELETION_STEPS,
}: {
  ctx: Ctx;
  input: { uid: string };
  steps?: readonly ((ctx: Ctx, leaver: Leaver) => Promise<void>)[];
}): Promise<void> {
  if (isStaff(rolesOf((await accountOf(uid))?.customClaims))) {
    ctx.log.warn('deletion-of-staff', { uid });
    await putOff(ctx, uid, STAFF_AGAIN_MS);
    return;
  }
  const leaver = await begin(uid, await ctx.clock.now());
  if (!leaver) return;
  for (const step of steps) await step(ctx, leaver);
}
