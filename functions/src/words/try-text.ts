import { cleanText } from '@boma/domain/clean-text.ts';
import { hasLink, heldReason } from '@boma/domain/words/judge-text.ts';
import type { TriedText } from '@boma/domain/words/word-rules.schema.ts';
import { showWordRules } from './show-word-rules.ts';

/** What would happen to a text by the saved rules. */
export async function tryText({ input: { text } }: { input: { text: string } }): Promise<TriedText> {
  const { rules } = await showWordRules();
  const clean = cleanText(text);
  return { held: heldReason(clean, rules) ?? null, has_link: hasLink(clean) };
}
