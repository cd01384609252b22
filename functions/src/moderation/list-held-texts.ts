import type { HeldTextView } from '@boma/domain/words/held-texts.schema.ts';
import { HELD_SHOWN } from '@boma/domain/words/words.constants.ts';
import type { Ctx } from '../platform/context.ts';
import { store } from '../platform/store.ts';
import { readWellFormed } from '../platform/well-formed.ts';

/** The texts that wait for staff, the oldest first. */
export async function listHeldTexts({ ctx }: { ctx: Ctx }): Promise<HeldTextView[]> {
  const { docs } = await store.heldTexts
    .all()
    .where('state', '==', 'waiting')
    .orderBy('sent_at')
    .limit(HELD_SHOWN)
    .get();
  return docs.flatMap((document) => {
    const held = readWellFormed(document, ctx.log);
    if (!held) return [];
    const { uid, author, kind, chat, text, reason, sent_at, state, claim = null } = held;
    return [{ id: document.id, uid, author, kind, chat, text, reason, sent_at, state, claim }];
  });
}
