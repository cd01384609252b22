import { randomUUID } from 'node:crypto';
import { queuedEvent } from '@boma/domain/alerts/duty-events.ts';
import { AppError } from '@boma/domain/errors.ts';
import type { HeldText } from '@boma/domain/words/held-texts.schema.ts';
import { HELD_KEPT_MS, HELD_TEXTS, REFUSED_TEXT } from '@boma/domain/words/words.constants.ts';
import type { Transaction } from 'firebase-admin/firestore';
import type { Ctx } from '../platform/context.ts';
import { queueAlertEvent } from '../platform/queue-event.ts';
import { store } from '../platform/store.ts';

type Draft = Pick<
  HeldText,
  'uid' | 'author' | 'kind' | 'chat' | 'names_author' | 'text' | 'reason' | 'sent_at'
>;

/** What the writer reads about a text that waits for staff, at the field of the input. */
export const heldRefusal = (field: string, { reason }: Pick<HeldText, 'reason'>): AppError =>
  new AppError('invalid-input', { errors: { [field]: [HELD_TEXTS[reason]] } });

/**
 * The refusal for a text of this kind that was held before, at the field of that name. Undefined: staff have released it,
 * or it was not held. `conflict` for an id under which another user's text was held, or a text of another kind: what staff
 * have released as a message says nothing about a question.
 */
export function refusalOfHeld(
  kind: HeldText['kind'],
  held: Pick<HeldText, 'uid' | 'kind' | 'reason' | 'state'> | undefined,
  uid: string,
): AppError | undefined {
  if (!held) return undefined;
  if (held.uid !== uid || held.kind !== kind) return new AppError('conflict');
  if (held.state === 'refused') return new AppError('invalid-input', { errors: { [kind]: [REFUSED_TEXT] } });
  return held.state === 'waiting' ? heldRefusal(kind, held) : undefined;
}

/** Keeps a text for staff in the transaction of the call that brought it. */
export function holdText(ctx: Pick<Ctx, 'clock'>, transaction: Transaction, id: string, draft: Draft): void {
  queueAlertEvent(ctx, transaction, queuedEvent('held', id, { id: randomUUID(), at: draft.sent_at }));
  transaction.create(store.heldTexts(id), {
    ...draft,
    state: 'waiting',
    decided_by: null,
    decided_at: null,
    expires_at: draft.sent_at + HELD_KEPT_MS,
  });
}
