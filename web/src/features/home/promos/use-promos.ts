import { defaultPromos } from '@boma/domain/pages/default-promos.ts';
import type { PromosPage } from '@boma/domain/pages/pages.schema.ts';
import { useEditedPages } from '../../../lib/edited-pages.ts';

/** What home promotes, as staff have saved it. */
export const usePromos = (): PromosPage => useEditedPages().promos ?? defaultPromos;
