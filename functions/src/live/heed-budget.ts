import { budgetEvent } from '@boma/domain/alerts/duty-events.ts';
import type { Switches } from '@boma/domain/switches/switches.schema.ts';
import type { BudgetNotice } from '@boma/domain/usage/budget-stop.schema.ts';
import { recordAction } from '../platform/audit.ts';
import type { SystemCtx } from '../platform/context.ts';
import { eachLimited } from '../platform/each-limited.ts';
import { changedFields } from '../platform/edit-document.ts';
import { firestore } from '../platform/firestore.ts';
import type { LimitInstances } from '../platform/instances.ts';
import { queueAlertEvent } from '../platform/queue-event.ts';
import { dataIfWellFormed, readDocuments } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';
import { PUBLISH_ATTEMPTS, preparePublication } from './publish.ts';
import { switchesSection } from './save-switches.ts';

/** What costs least and still shows the site. */
const CHEAPEST: Switches = { chats: 'cdn', pictures: 'stills' };
/** Instances of the functions that viewers call. Payments and alerts keep theirs. */
const FEW: Readonly<Record<string, number>> = {
  api: 4,
  page: 4,
  calendar: 1,
  found: 1,
  logbook: 1,
  photo: 1,
  share: 1,
};

interface Heeded {
  readonly notice: BudgetNotice;
  /** Of the budget; 0 stops nothing. */
  readonly percent: number;
  readonly limitInstances: LimitInstances;
}

/**
 * Turns the switches of every open page, once in an interval: staff may have turned them back.
 * @returns whether the stop is still to be finished.
 */
async function turnOnce(ctx: SystemCtx, interval: string): Promise<boolean> {
  return firestore().runTransaction(
    async (transaction) => {
      const [stored, switches] = await readDocuments(transaction, store.budgetStop(), store.switches());
      const stopped = dataIfWellFormed(stored);
      if (stopped?.interval === interval) return stopped.done_at === null;
      const publish = await preparePublication(ctx, transaction, switchesSection(CHEAPEST));
      transaction.set(store.budgetStop(), { interval, at: ctx.clock.real(), done_at: null });
      transaction.set(store.switches(), CHEAPEST);
      publish();
      queueAlertEvent(ctx, transaction, budgetEvent(ctx.clock.real()));
      recordAction({ ...ctx, action: 'site.switch' }, transaction, {
        target: store.switches().path,
        ...changedFields(dataIfWellFormed(switches) ?? null, CHEAPEST),
        reason: 'The costs have reached the limit of the operator.',
      });
      return true;
    },
    { maxAttempts: PUBLISH_ATTEMPTS },
  );
}

/**
 * Stops costs once they have reached `percent` of the budget: stills in place of video, chats from the CDN, few instances.
 * It does so once in each interval of the budget. If it was interrupted, the next notice limits the instances again.
 * @returns whether it did anything.
 */
export async function heedBudget({
  ctx,
  input: { notice, percent, limitInstances },
}: {
  ctx: SystemCtx;
  input: Heeded;
}): Promise<boolean> {
  const { costAmount: costs, budgetAmount: budget, costIntervalStart: interval } = notice;
  if (!(percent > 0) || costs * 100 < budget * percent) return false;
  if (!(await turnOnce(ctx, interval))) return false;
  // A process that ended meanwhile may not have said it. Twice does no harm.
  ctx.log.error('budget-stop', 'Costs have reached the limit. The site is on stills.', { costs, budget });
  await eachLimited(Object.entries(FEW), Object.keys(FEW).length, async ([name, most]) => {
    try {
      await limitInstances(name, most);
    } catch (error) {
      ctx.log.error('budget-instances', error, { name, most });
    }
  });
  await store.budgetStop().update(store.budgetStop.patch({ done_at: ctx.clock.real() }));
  return true;
}
