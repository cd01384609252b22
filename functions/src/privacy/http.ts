import type { privacyEndpoints } from '@boma/domain/privacy/privacy.api.ts';
import { named, type Routes } from '../platform/http/routes.ts';
import { askDeletion } from './ask-deletion.ts';
import { showDeletion } from './read-deletion.ts';
import { showData } from './show-data.ts';
import { undoDeletion } from './undo-deletion.ts';

export const privacyRoutes: Routes<typeof privacyEndpoints> = {
  showData,
  showDeletion: named('deletion', showDeletion),
  askDeletion: named('deletion', askDeletion),
  undoDeletion,
};
