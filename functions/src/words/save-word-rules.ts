import type { SaveWordRulesInput } from '@boma/domain/words/word-rules.schema.ts';
import type { StaffCtx } from '../platform/context.ts';
import { editDocument } from '../platform/edit-document.ts';
import { store } from '../platform/store.ts';

/** Saves the rules. @throws AppError `conflict` if a colleague has saved them since. */
export async function saveWordRules({
  ctx,
  input: { version, rules },
}: {
  ctx: StaffCtx;
  input: SaveWordRulesInput;
}): Promise<void> {
  await editDocument(ctx, { reference: store.wordRules(), version, change: () => rules });
}
