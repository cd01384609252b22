import type { wordEndpoints } from '@boma/domain/words/words.api.ts';
import type { Handlers } from '../platform/http/types.ts';
import { saveWordRules } from './save-word-rules.ts';
import { showWordRules } from './show-word-rules.ts';
import { tryText } from './try-text.ts';

export const wordRoutes: Handlers<typeof wordEndpoints> = {
  showWordRules: async () => ({ data: await showWordRules() }),
  saveWordRules: async ({ ctx, body }) => saveWordRules({ ctx, input: body }).then(() => ({ data: {} })),
  tryText: async ({ body }) => ({ data: await tryText({ input: body }) }),
};
