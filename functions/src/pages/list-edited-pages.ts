import type { StoredPage } from '@boma/domain/pages/pages.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { versionOf } from '../platform/edit-document.ts';
import { withoutProtected } from '../platform/read-animals.ts';
import { readPage } from '../platform/read-page.ts';
import { store } from '../platform/store.ts';

/** The pages that staff have saved, each with its version. */
export async function listEditedPages({
  ctx,
}: {
  ctx: Ctx;
}): Promise<{ version: string; page: StoredPage }[]> {
  const { docs } = await store.pages.all().get();
  return docs.flatMap((document) => {
    const page = readPage(document, ctx.log);
    if (!page) return [];
    const version = versionOf(document) ?? '';
    return [{ version, page: page.kind === 'animals' ? withoutProtected(page) : page }];
  });
}
