import { CAMP_ZONE } from '@boma/domain/camp-time.ts';
import { SHOW_MINUTES } from '@boma/domain/shows/shows.constants.ts';
import type { ChangeShowInput, ShowSource, ShowView } from '@boma/domain/shows/shows.schema.ts';
import { CAMP_UTC_OFFSET_HOURS } from '../../lib/camp-time.ts';
import { wallClock } from '../../lib/wall-clock.ts';
import { youtubeIdOf } from '../../lib/youtube-id.ts';

export const planFields = ['type', 'title', 'sub_title', 'when', 'minutes', 'where', 'youtube_id'] as const;
export type PlanField = (typeof planFields)[number];
export type PlanValues = Readonly<Record<PlanField, string>>;

/** The choice for a video at YouTube. Other choices are the code of a camera, or empty for 'later'. */
export const AT_YOUTUBE = 'youtube:';

const OFFSET_MS = CAMP_UTC_OFFSET_HOURS * 3_600_000;

/** The value of a field for date and time, in camp time: '2027-01-15T06:00'. `seconds` is unix seconds. */
export const toCampField = (seconds: number) =>
  wallClock(seconds * 1000, CAMP_ZONE).format('YYYY-MM-DDTHH:mm');

/** The moment of such a value in unix seconds. NaN for an incomplete one. */
export function fromCampField(value: string): number {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(value)) return Number.NaN;
  return (Date.parse(`${value}:00Z`) - OFFSET_MS) / 1000;
}

function sourceOf({ where, youtube_id }: PlanValues): ShowSource | null {
  if (where === AT_YOUTUBE) return { kind: 'youtube', youtube_id: youtubeIdOf(youtube_id) };
  return where === '' ? null : { kind: 'camera', code: where };
}

/** What staff typed, as the server takes it. They say nothing about the picture. */
export const toPlan = (values: PlanValues): Omit<ChangeShowInput, 'id' | 'sequence' | 'cover_clean'> => ({
  type: values.type,
  title: values.title.trim(),
  sub_title: values.sub_title.trim(),
  show_ts: fromCampField(values.when),
  minutes: Number(values.minutes),
  source: sourceOf(values),
});

/** What the form shows of a planned show, or of a new one at the next full hour. */
export function fieldsOf(show: ShowView | undefined, firstType: string, now: number): PlanValues {
  const nextHour = (Math.floor(now / 3_600_000) + 1) * 3600;
  return {
    type: show?.show_type.type ?? firstType,
    title: show?.title ?? '',
    sub_title: show?.sub_title ?? '',
    when: toCampField(show?.show_ts ?? nextHour),
    minutes: String(show?.minutes ?? SHOW_MINUTES.usual),
    where: show?.youtube_id ? AT_YOUTUBE : (show?.code ?? ''),
    youtube_id: show?.youtube_id ?? '',
  };
}

/** What the form shows of these values once they are stored. */
export const asStoredPlan = (values: PlanValues): PlanValues => ({
  ...values,
  minutes: String(Number(values.minutes)),
  youtube_id: values.where === AT_YOUTUBE ? youtubeIdOf(values.youtube_id) : '',
});

/** Where the server's names differ from the form's. */
export const planFieldOf: Readonly<Record<string, PlanField>> = {
  show_ts: 'when',
  source: 'where',
  'source.youtube_id': 'youtube_id',
  code: 'where',
};
