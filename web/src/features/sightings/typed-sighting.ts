import { keepingId } from '../../lib/asking/kept-id.ts';

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

type Report = ReturnType<typeof toReport>;

/** For so many milliseconds the same report is a second try. After that it may be another animal. */
const SAME_FOR = 60_000;

/** Sends what staff report, with an id by which a second try is known. */
export function reporting<T>(
  post: (report: Report & { readonly id: string }) => Promise<T>,
): (values: SightingValues) => Promise<T> {
  const send = keepingId<Report, T>(post, SAME_FOR);
  return (values) => send(toReport(values));
}
