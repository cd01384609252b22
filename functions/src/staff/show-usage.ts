import type { UsageReport } from '@boma/domain/staff/usage-report.schema.ts';
import { NO_SWITCHES } from '@boma/domain/switches/switches.schema.ts';
import { USAGE_DAYS } from '@boma/domain/usage/usage.constants.ts';
import { addUsage, lastDays, noUsage } from '@boma/domain/usage/usage.policy.ts';
import type { UsageDay } from '@boma/domain/usage/usage.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { versionOf } from '../platform/edit-document.ts';
import { readAllStreams } from '../platform/read-streams.ts';
import { store } from '../platform/store.ts';
import { readWellFormed, wellFormed } from '../platform/well-formed.ts';

const OUTAGES_SHOWN = 20;

async function readDays(ctx: Ctx): Promise<UsageDay[]> {
  const days = lastDays(ctx.clock.real(), USAGE_DAYS);
  const found = await store.usage
    .all()
    .where('day', '>=', days.at(-1) ?? '')
    .get();
  const byDay = Map.groupBy(wellFormed(found, ctx.log), ({ day }) => day);
  return days.map((day) => ({ day, ...(byDay.get(day) ?? []).reduce(addUsage, noUsage) }));
}

async function readOutages(ctx: Ctx): Promise<UsageReport['outages']> {
  const [streams, outages] = await Promise.all([
    readAllStreams(ctx.log),
    store.streamOutages.all().orderBy('began_at', 'desc').limit(OUTAGES_SHOWN).get(),
  ]);
  const names = new Map(streams.map(({ slug, name }) => [slug, name]));
  return wellFormed(outages, ctx.log).map(({ slug, began_at, ended_at }) => ({
    slug,
    name: names.get(slug) ?? slug,
    began_at,
    ended_at,
  }));
}

/** What the servers have counted on each of the last days, the last outages of cameras, and the switches. */
export async function showUsage({ ctx }: { ctx: Ctx }): Promise<UsageReport> {
  const [days, outages, stored] = await Promise.all([
    readDays(ctx),
    readOutages(ctx),
    store.switches().get(),
  ]);
  const switches = readWellFormed(stored, ctx.log) ?? NO_SWITCHES;
  return { days, outages, switches: { version: versionOf(stored), switches } };
}
