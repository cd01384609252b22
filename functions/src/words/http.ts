import type { wordEndpoints } from '@boma/domain/words/words.api.ts';
import type { Routes } from '../platform/http/routes.ts';
import { saveWordRules } from './save-word-rules.ts';
import { showWordRules } from './show-word-rules.ts';
import { tryText } from './try-text.ts';

export const wordRoutes: Routes<typeof wordEndpoints> = {
  showWordRules,
  saveWordRules,
  tryText,
};
