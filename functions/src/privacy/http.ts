import type { privacyEndpoints } from '@boma/domain/privacy/privacy.api.ts';
import type { Handlers } from '../platform/http/types.ts';
import { askDeletion } from './ask-deletion.ts';
import { showDeletion } from './read-deletion.ts';
import { showData } from './show-data.ts';
import { undoDeletion } from './undo-deletion.ts';

export const privacyRoutes: Handlers<typeof privacyEndpoints> = {
  showData: async ({ ctx }) => ({ data: await showData({ ctx }) }),
  showDeletion: async ({ ctx }) => ({ data: { deletion: await showDeletion({ ctx }) } }),
  askDeletion: async ({ ctx, body }) => ({ data: { deletion: await askDeletion({ ctx, input: body }) } }),
  undoDeletion: async ({ ctx }) => undoDeletion({ ctx }).then(() => ({ data: {} })),
};
