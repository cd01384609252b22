import { AppError } from '@boma/domain/errors.ts';

export const sightingFields = ['stream', 'species', 'count', 'message', 'notification_category_id'] as const;
export type SightingField = (typeof sightingFields)[number];
export type SightingValues = Readonly<Record<SightingField, string>>;

/** What staff can correct of a sighting, from the fields of the form. */
export const toSighting = ({ species, count, message, notification_category_id }: SightingValues) => ({
  species,
  count: count.trim() === '' ? null : Number(count),
  message,
  notification_category_id: Number(notification_category_id),
});

/** A new sighting. Without a kind of alert it gets the one of its animal. */
export function toReport(values: SightingValues) {
  const { notification_category_id, ...sighting } = toSighting(values);
  return {
    ...sighting,
    stream: values.stream,
    ...(values.notification_category_id !== '' && { notification_category_id }),
  };
}

type Report = ReturnType<typeof toReport> & { readonly id: string };

/** For so many milliseconds the same report is a second try. After that it may be another animal. */
const SAME_FOR = 60_000;

/**
 * Sends what staff report. The same report keeps its id until it has been answered, because an answer may be lost; and no
 * longer than a minute.
 */
export function reporting<T>(post: (report: Report) => Promise<T>): (values: SightingValues) => Promise<T> {
  let unanswered: { readonly words: string; readonly id: string; readonly at: number } | undefined;
  return async (values) => {
    const report = toReport(values);
    const words = JSON.stringify(report);
    const at = performance.now();
    if (unanswered?.words !== words || at - unanswered.at > SAME_FOR)
      unanswered = { words, id: crypto.randomUUID(), at };
    try {
      const answer = await post({ ...report, id: unanswered.id });
      unanswered = undefined;
      return answer;
    } catch (cause) {
      // What it has stored was removed: the next press is a new report.
      if (cause instanceof AppError && cause.code === 'conflict') unanswered = undefined;
      throw cause;
    }
  };
}
