import { recordAction } from '../platform/audit.ts';
import type { StaffCtx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';

/** Records that personal data is leaving the site, before it does. `what`: 'members'. */
export async function recordExport(
  ctx: StaffCtx,
  what: string,
  after: Readonly<Record<string, unknown>>,
): Promise<void> {
  const batch = firestore().batch();
  recordAction(ctx, batch, { target: `exports/${what}`, after });
  await batch.commit();
}
