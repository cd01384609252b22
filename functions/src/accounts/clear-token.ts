import type { Ctx } from '../platform/context.ts';
import { documentAt } from '../platform/firestore.ts';
import { requireUser } from './require-user.ts';

/** Ends the API token that the caller came with, at once. */
export async function clearToken({ ctx }: { ctx: Ctx }): Promise<void> {
  const { session } = await requireUser(ctx);
  await documentAt(session.path).delete();
}
