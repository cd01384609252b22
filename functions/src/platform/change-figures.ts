import { campDay, campDayBounds, campHour } from '@boma/domain/camp-time.ts';
import { noFigures } from '@boma/domain/staff/figures.policy.ts';
import { FIGURES_KEPT_MS, type HourFigures } from '@boma/domain/staff/figures.schema.ts';
import { firestore } from './firestore.ts';
import { dataIfWellFormed } from './read-documents.ts';
import { store } from './store.ts';

/** Changes the figures of the hour with this moment, unix milliseconds, in one transaction. */
export async function changeFigures(at: number, change: (before: HourFigures) => HourFigures): Promise<void> {
  const [day, hour] = [campDay(at), campHour(at)];
  const document = store.figureDays(day);
  const expires_at = campDayBounds(day).until + FIGURES_KEPT_MS;
  await firestore().runTransaction(async (transaction) => {
    const stored = await transaction.get(document);
    const known = dataIfWellFormed(stored);
    // What a newer release has written stays.
    if (stored.exists && !known) return;
    const hours = known?.hours ?? {};
    transaction.set(document, {
      day,
      hours: { ...hours, [hour]: change(hours[hour] ?? noFigures) },
      expires_at,
    });
  });
}
