import type { WordRules } from '@boma/domain/words/word-rules.schema.ts';
import { DEFAULT_WAITS, RULES_KEPT_MS } from '@boma/domain/words/words.constants.ts';
import { isEmulator } from '../platform/params.ts';
import { shortCache } from '../platform/short-cache.ts';
import { store } from '../platform/store.ts';

/** What holds until staff have saved the rules once. */
export function defaultRules(): WordRules {
  const waits = isEmulator() ? { first_message_minutes: 0, link_hours: 0 } : DEFAULT_WAITS;
  return { held: [], allowed: [], ...waits };
}

/** The rules as they were at most two seconds ago: every message asks. */
export const readWordRules = shortCache<WordRules>(
  RULES_KEPT_MS,
  Date.now,
  async () => (await store.wordRules().get()).data() ?? defaultRules(),
);
