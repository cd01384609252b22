import type { AlertEvent } from '@boma/domain/alerts/alert-event.schema.ts';
import { EVENT_KEPT_MS } from '@boma/domain/alerts/alerts.constants.ts';
import type { Transaction } from 'firebase-admin/firestore';
import type { Ctx } from './context.ts';
import { isConditionLost } from './firestore.ts';
import { store } from './store.ts';

const entryOf = ({ clock }: Pick<Ctx, 'clock'>, event: AlertEvent) => ({
  event,
  spread: false,
  after: null,
  expires_at: clock.real() + EVENT_KEPT_MS,
});

/** Queues an event for all viewers who want to hear of it, in the transaction of what happens. */
export function queueAlertEvent(
  ctx: Pick<Ctx, 'clock'>,
  write: Pick<Transaction, 'create'>,
  event: AlertEvent,
): void {
  write.create(store.alertEvents(event.id), entryOf(ctx, event));
}

/** Queues an event unless it was queued before. */
export async function queueAlertEventOnce(ctx: Pick<Ctx, 'clock'>, event: AlertEvent): Promise<void> {
  await store
    .alertEvents(event.id)
    .create(entryOf(ctx, event))
    .catch((error: unknown) => {
      if (!isConditionLost(error)) throw error;
    });
}
