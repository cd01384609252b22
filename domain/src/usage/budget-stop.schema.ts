import { z } from 'zod';

/** What Google Cloud Billing publishes about a budget, several times a day: amounts in the budget's currency. */
export const budgetNoticeSchema = z.object({
  costAmount: z.number(),
  budgetAmount: z.number().positive(),
  /** Names the month, or whatever the budget is for. */
  costIntervalStart: z.string().min(1),
});
export type BudgetNotice = z.output<typeof budgetNoticeSchema>;

/** `server-state/budget-stop`: the interval whose costs were stopped last. Times are unix milliseconds. */
export const budgetStopSchema = z.object({
  interval: z.string(),
  at: z.int(),
  /** When each limit of instances was tried; null until then. Missing in a document from before there was this field. */
  done_at: z.int().nullable().optional(),
});
