import { AppError, type FieldErrors } from '@boma/domain/errors.ts';
import { PAGE_TEXTS } from '@boma/domain/pages/pages.constants.ts';
import type { PageInput, SavePageInput } from '@boma/domain/pages/pages.schema.ts';
import { tellsWhereabouts } from '@boma/domain/pages/whereabouts.policy.ts';
import type { Ctx, StaffCtx } from '../platform/context.ts';
import { editDocument } from '../platform/edit-document.ts';
import { readAllStreams } from '../platform/read-streams.ts';
import { store } from '../platform/store.ts';
import { textsIn } from '../platform/texts-in.ts';

function picturesIn(page: PageInput): string[] {
  switch (page.kind) {
    case 'partners':
      return page.partners.flatMap(({ logo }) => logo ?? []);
    case 'promos':
      return [...page.slides, page.course].flatMap(({ wide, tall }) => [wide, tall]);
    case 'adverts':
      return page.adverts.map(({ picture }) => picture);
  }
}

/**
 * Pages may name protected animals, which the edge refuses elsewhere, but not beside what tells where these live.
 * @throws AppError `invalid-input` at every text that does.
 */
async function requireNoWhereabouts(ctx: Ctx, page: PageInput): Promise<void> {
  const cameras = await readAllStreams(ctx.log);
  const places = cameras.flatMap(({ name, place }) => [name, ...(place ? [place.name] : [])]);
  const telling = textsIn(page, 'page').filter(({ text }) => tellsWhereabouts(text, places));
  if (telling.length === 0) return;
  const errors: FieldErrors = Object.fromEntries(telling.map(({ path }) => [path, [PAGE_TEXTS.whereabouts]]));
  throw new AppError('invalid-input', { errors });
}

/**
 * Saves what a page of the site says.
 * @throws AppError `conflict` if a colleague has saved it since; `invalid-input` for a text that tells where protected animals live.
 */
export async function savePage({
  ctx,
  input: { version, page },
}: {
  ctx: StaffCtx;
  input: SavePageInput;
}): Promise<void> {
  await requireNoWhereabouts(ctx, page);
  await editDocument(ctx, {
    reference: store.pages(page.kind),
    version,
    change: () => ({ ...page, pictures: [...new Set(picturesIn(page))] }),
  });
}
