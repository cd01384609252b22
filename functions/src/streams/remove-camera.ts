import type { StaffCtx } from '../platform/context.ts';
import { editDocument } from '../platform/edit-document.ts';
import { store } from '../platform/store.ts';
import { publishCameras } from './publish-cameras.ts';

/** Removes a camera from all pages. @throws AppError `conflict` if a colleague has changed or removed it since. */
export async function removeCamera({
  ctx,
  input: { slug, version },
}: {
  ctx: StaffCtx;
  input: { slug: string; version: string | null };
}): Promise<void> {
  await editDocument(ctx, { reference: store.streams(slug), version, change: () => undefined });
  await publishCameras(ctx);
}
