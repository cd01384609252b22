import { campDay, campHour } from '@boma/domain/camp-time.ts';
import type { AirDay } from '@boma/domain/streams/air-days.schema.ts';
import type { Ctx } from '../platform/context.ts';
import { firestore } from '../platform/firestore.ts';
import { dataIfWellFormed } from '../platform/read-documents.ts';
import { store } from '../platform/store.ts';

/** The day with this hour marked for these cameras; undefined if it is marked already. */
function marked(
  stored: AirDay | undefined,
  day: string,
  hour: number,
  live: readonly string[],
): AirDay | undefined {
  const hours = stored?.hours ?? {};
  const bit = 1 << hour;
  const missing = live.filter((slug) => ((hours[slug] ?? 0) & bit) === 0);
  if (missing.length === 0) return undefined;
  const added = Object.fromEntries(missing.map((slug) => [slug, (hours[slug] ?? 0) | bit]));
  return { day, hours: { ...hours, ...added } };
}

/**
 * Records that these cameras are on the air in the current hour at camp. 'Best time to watch' counts such hours. Most
 * calls find the hour recorded and write nothing.
 */
export async function recordAirHours({
  ctx,
  input: { live },
}: {
  ctx: Ctx;
  input: { live: readonly string[] };
}): Promise<void> {
  const now = ctx.clock.real();
  const [day, hour] = [campDay(now), campHour(now)];
  const document = store.airDays(day);
  if (!marked(dataIfWellFormed(await document.get()), day, hour, live)) return;
  await firestore().runTransaction(async (transaction) => {
    const next = marked(dataIfWellFormed(await transaction.get(document)), day, hour, live);
    if (next) transaction.set(document, next);
  });
}
