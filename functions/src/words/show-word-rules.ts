import type { StaffWordRules } from '@boma/domain/words/word-rules.schema.ts';
import { versionOf } from '../platform/edit-document.ts';
import { store } from '../platform/store.ts';
import { defaultRules } from './read-word-rules.ts';

/** The rules as staff see them, past the cache. */
export async function showWordRules(): Promise<StaffWordRules> {
  const document = await store.wordRules().get();
  return { version: versionOf(document), rules: document.data() ?? defaultRules() };
}
