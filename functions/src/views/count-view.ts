import { createHash, randomInt } from 'node:crypto';
import { VIEW_SHARDS, viewIdentity, viewMarkEnd } from '@boma/domain/views/views.policy.ts';
import type { ViewKind } from '@boma/domain/views/views.schema.ts';
import { FieldValue } from 'firebase-admin/firestore';
import type { CallerCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { store } from '../platform/store.ts';

/** Firestore's code for a document that another call has created. */
const ALREADY_EXISTS = 6;

/** A user by the account, a guest by address and browser. It is hashed before it is stored. */
async function personOf(ctx: CallerCtx): Promise<string> {
  // An item is shown to a caller with a stale token too.
  const user = await ctx.caller().catch(() => undefined);
  return user ? `user ${user.uid}` : `guest ${ctx.client?.address ?? ''} ${ctx.client?.userAgent ?? ''}`;
}

async function count(ctx: CallerCtx, { kind, item }: { kind: ViewKind; item: string }): Promise<void> {
  const at = await ctx.clock.now();
  const identity = viewIdentity({ kind, item, person: await personOf(ctx), at });
  const mark = store.viewMarks(createHash('sha256').update(identity).digest('hex'));
  if ((await mark.get()).exists) return;
  const batch = firestore().batch();
  batch.create(mark, { expires_at: viewMarkEnd(at) });
  const shard = store.viewShards(`${kind}.${item}.${randomInt(VIEW_SHARDS)}`);
  batch.set(shard, { kind, item, count: FieldValue.increment(1) }, { merge: true });
  await batch.commit().catch((cause: unknown) => {
    if (Object(cause).code !== ALREADY_EXISTS) throw cause;
  });
}

/**
 * Counts a view of an item: one per person, item and day. The item's own count follows when `foldViews` runs. A failure is
 * logged only, because the viewer came for the item.
 */
export async function countView({
  ctx,
  input,
}: {
  ctx: CallerCtx;
  input: { kind: ViewKind; item: string };
}): Promise<void> {
  await count(ctx, input).catch((error: unknown) => ctx.log.error('count-view', error));
}
