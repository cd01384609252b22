import type { pageEndpoints } from '@boma/domain/pages/pages.api.ts';
import { named, type Routes } from '../platform/http/routes.ts';
import { listEditedPages } from './list-edited-pages.ts';
import { listPages } from './list-pages.ts';
import { savePage } from './save-page.ts';

export const pageRoutes: Routes<typeof pageEndpoints> = {
  listPages,
  listEditedPages: named('pages', listEditedPages),
  savePage,
};
