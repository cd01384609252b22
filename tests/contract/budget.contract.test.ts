import { NO_SWITCHES } from '@boma/domain/switches/switches.schema.ts';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { heedBudget } from '../../functions/src/live/heed-budget.ts';
import { publishSwitches } from '../../functions/src/live/save-switches.ts';
import type { Log } from '../../functions/src/platform/log.ts';
import { liveSite } from '../support/live.ts';
import { stored } from '../support/stored.ts';
import { type Alert, contextAt } from '../support/verb-context.ts';

const STOPPED = { chats: 'cdn', pictures: 'stills' };
const MAY = '2041-05-01T00:00:00Z';
const JUNE = '2041-06-01T00:00:00Z';

async function turnBack() {
  await stored.switches().delete();
  await publishSwitches({ ctx: contextAt({}) });
}
beforeEach(async () => {
  await stored.budgetStop().delete();
  await turnBack();
});
afterAll(turnBack);

const switches = async () => (await liveSite()).switches;

/** The process ends with the first line, which comes after the switches. */
const dyingLog = (log: Log): Log => ({
  ...log,
  error: () => {
    throw new Error('The process has ended.');
  },
});

/** The budget is 50, and these are the costs so far. */
async function heed(costAmount: number, { percent = 100, month = MAY, refuses = '', dies = false } = {}) {
  const alerts: Alert[] = [];
  const limits: Record<string, number> = {};
  const ctx = contextAt({ alerts });
  const did = await heedBudget({
    ctx: dies ? { ...ctx, log: dyingLog(ctx.log) } : ctx,
    input: {
      notice: { costAmount, budgetAmount: 50, costIntervalStart: month },
      percent,
      limitInstances: async (name, most) => {
        if (name === refuses) throw new Error('No.');
        limits[name] = most;
      },
    },
  });
  return { did, limits, alerts: alerts.map(({ message }) => message) };
}

it('stops costs at the limit: stills, chats from the CDN, few instances, and a record of it', async () => {
  expect(await heed(49.99)).toEqual({ did: false, limits: {}, alerts: [] });
  expect(await switches()).toEqual(NO_SWITCHES);
  const before = Date.now();
  expect(await heed(50)).toEqual({
    did: true,
    limits: { api: 4, page: 4, calendar: 1, found: 1, logbook: 1, photo: 1, share: 1 },
    alerts: ['budget-stop'],
  });
  expect(await switches()).toEqual(STOPPED);
  const records = (await stored.auditLog.all().where('at', '>=', before).get()).docs.map((each) =>
    each.data(),
  );
  expect(records.filter(({ action }) => action === 'site.switch')).toMatchObject([
    {
      by: 'system',
      target: 'server-state/switches',
      after: STOPPED,
      reason: 'The costs have reached the limit of the operator.',
    },
  ]);
});

it('stops nothing unless the operator has set a limit, and later where the limit is higher', async () => {
  expect((await heed(5000, { percent: 0 })).did).toBe(false);
  expect((await heed(5000, { percent: Number.NaN })).did).toBe(false);
  expect((await heed(99, { percent: 200 })).did).toBe(false);
  expect(await switches()).toEqual(NO_SWITCHES);
  expect((await heed(100, { percent: 200 })).did).toBe(true);
});

it('leaves the switches to staff for the rest of the month', async () => {
  expect((await heed(60)).did).toBe(true);
  await turnBack();
  expect(await heed(70)).toEqual({ did: false, limits: {}, alerts: [] });
  expect(await switches()).toEqual(NO_SWITCHES);
  expect((await heed(50, { month: JUNE })).did).toBe(true);
  expect(await switches()).toEqual(STOPPED);
});

it('turns the switches of open pages even if it is interrupted, and limits the instances with the next notice', async () => {
  await expect(heed(60, { dies: true })).rejects.toThrow('The process has ended.');
  expect(await switches()).toEqual(STOPPED);
  await turnBack();
  expect(await heed(70)).toEqual({
    did: true,
    limits: { api: 4, page: 4, calendar: 1, found: 1, logbook: 1, photo: 1, share: 1 },
    // The first notice ended before it could say so.
    alerts: ['budget-stop'],
  });
  expect(await switches()).toEqual(NO_SWITCHES);
  expect((await heed(80)).did).toBe(false);
});

it('goes on with the others where Cloud Run refuses a limit, and says so', async () => {
  const { limits, alerts } = await heed(50, { refuses: 'api' });
  expect(limits).toEqual({ page: 4, calendar: 1, found: 1, logbook: 1, photo: 1, share: 1 });
  expect(alerts).toEqual(['budget-stop', 'budget-instances']);
  expect(await switches()).toEqual(STOPPED);
});
