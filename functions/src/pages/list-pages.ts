import { shownVersions } from '@boma/domain/pages/legal.policy.ts';
import type { PageKind } from '@boma/domain/pages/pages.constants.ts';
import type { EditedPages } from '@boma/domain/pages/pages.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { withoutProtected } from '../platform/read-animals.ts';
import { readPage } from '../platform/read-page.ts';
import { store } from '../platform/store.ts';

/** What staff have saved of the site's own pages, by kind. Of a legal text: what applies now, and what will apply next. */
export async function listPages({ ctx }: { ctx: Ctx }): Promise<EditedPages> {
  const { docs } = await store.pages.all().get();
  const pages = docs.flatMap((document) => readPage(document, ctx.log) ?? []);
  const saved = <K extends PageKind>(kind: K) =>
    pages.find((page): page is Extract<typeof page, { kind: K }> => page.kind === kind);
  const animals = saved('animals');
  const [terms, privacy, now] = [saved('terms'), saved('privacy'), ctx.clock.real()];
  return {
    partners: saved('partners'),
    promos: saved('promos'),
    films: saved('films'),
    adverts: saved('adverts'),
    about: saved('about'),
    cause: saved('cause'),
    rangers: saved('rangers'),
    animals: animals && withoutProtected(animals),
    terms: terms && { ...terms, versions: shownVersions(terms.versions, now) },
    privacy: privacy && { ...privacy, versions: shownVersions(privacy.versions, now) },
  };
}
