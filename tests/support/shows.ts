import type { PlanShowInput, ShowView } from '@boma/domain/shows/shows.schema.ts';
import { systemContext } from '../../functions/src/platform/context.ts';
import { planShow } from '../../functions/src/shows/plan-show.ts';
import { publishSchedule } from '../../functions/src/shows/publish-schedule.ts';
import { stored } from './stored.ts';

export const HOUR = 3_600_000;
export const secondsFromNow = (ms: number) => Math.floor((Date.now() + ms) / 1000);

const MINUTE = 60_000;

/** A plan for a show of this type, so soon, if nothing else is said, that staff can put it on the air without a question. */
export const planFor = (type: string, change: Partial<PlanShowInput> = {}): PlanShowInput => ({
  type,
  title: 'Lions at the dam',
  sub_title: '',
  show_ts: secondsFromNow(25 * MINUTE),
  minutes: 30,
  source: { kind: 'camera', code: 'tau' },
  cover_clean: '',
  ...change,
});

/** Plans a show as the system, past the API. */
export const newShow = (type: string, change: Partial<PlanShowInput> = {}): Promise<ShowView> =>
  planShow({ ctx: { ...systemContext(), action: 'show.plan' }, input: planFor(type, change) });

/** Removes all shows of a type, which only one test file uses. */
export async function deleteShows(type: string): Promise<void> {
  const { docs } = await stored.shows.all().where('type', '==', type).get();
  await Promise.all(docs.map((document) => document.ref.delete()));
  await publishSchedule({ ctx: systemContext() });
}
