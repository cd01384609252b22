import { z } from 'zod';
import { pathOrHttps } from '../addresses.ts';
import { numericId, slug } from '../identifiers.ts';
import { shownText } from '../shown-text.ts';
import { streamCode } from '../streams/streams.schema.ts';
import { youtubeId } from '../youtube-id.ts';
import { SHOW_MINUTES } from './shows.constants.ts';

/** Where a running show is seen: at one of our cameras, or at YouTube. */
export const showSource = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('camera'), code: streamCode }),
    z.strictObject({
      kind: z.literal('youtube'),
      youtube_id: youtubeId,
    }),
  ],
  { error: 'Choose a camera or a video at YouTube.' },
);
export type ShowSource = z.infer<typeof showSource>;

/** Characters. */
const TITLE_MAX = 100;
const SUB_TITLE_MAX = 160;

const title = shownText({
  max: TITLE_MAX,
  tooLong: `A title has at most ${TITLE_MAX} characters.`,
  missing: 'Give the show a title.',
});
const subTitle = shownText({
  max: SUB_TITLE_MAX,
  tooLong: `This has at most ${SUB_TITLE_MAX} characters.`,
});
const MINUTES = {
  error: `A show takes ${SHOW_MINUTES.least} to ${SHOW_MINUTES.most} minutes.`,
};
const minutes = z.int(MINUTES).min(SHOW_MINUTES.least, MINUTES).max(SHOW_MINUTES.most, MINUTES);
const cover = z.union([z.literal(''), pathOrHttps('picture')]);

/** A show under `shows/{id}`. Times are unix milliseconds. */
export const showSchema = z.strictObject({
  id: numericId,
  /** A show type. */
  type: slug,
  title,
  sub_title: subTitle,
  starts_at: z.int(),
  minutes,
  source: showSource.nullable(),
  /** Empty: the picture of the show type. */
  cover_clean: cover,
  stage: z.enum(['planned', 'on-air', 'over', 'cancelled']),
  /** When staff last put it on the air. Missing before, and in documents from before there was this field. */
  started_at: z.int().optional(),
  /** Rises with each change of what calendars show. */
  sequence: z.int().nonnegative(),
  /** The last change of what calendars show. */
  changed_at: z.int(),
});
export type Show = z.infer<typeof showSchema>;

/** A show as everybody may see it. */
export const showViewSchema = z.object({
  id: numericId,
  /** When it begins, in unix seconds. */
  show_ts: z.int(),
  title: z.string(),
  sub_title: z.string(),
  minutes: z.int(),
  youtube_id: z.string().nullable(),
  /** Our camera that shows it. */
  code: z.string().nullable(),
  on_air: z.boolean(),
  cancelled: z.boolean(),
  cover_clean: z.string(),
  show_type: z.object({ type: z.string(), title: z.string() }),
  sequence: z.int(),
});
export type ShowView = z.infer<typeof showViewSchema>;

/** What pages read of the planned shows (`notify-show-schedule/current`), in time order. */
export const publishedScheduleSchema = z.object({
  version: z.int().nonnegative(),
  schedule: z.array(showViewSchema),
});
export type PublishedSchedule = z.infer<typeof publishedScheduleSchema>;

/** What staff say about a show. */
const showWords = z.object({
  type: slug,
  title,
  sub_title: subTitle.default(''),
  /** Unix seconds. */
  show_ts: z.int({ error: 'Say when the show begins.' }).min(0).max(32_503_680_000),
  minutes: minutes.default(SHOW_MINUTES.usual),
  source: showSource.nullable().default(null),
});

export const planShowInput = showWords.extend({
  cover_clean: cover.default(''),
  /** A show that this one repeats: its own picture is taken over where none is named. */
  like: numericId.optional(),
});
export type PlanShowInput = z.output<typeof planShowInput>;

export const changeShowInput = showWords.extend({
  id: numericId,
  /** Absent: the stored one stays. */
  cover_clean: cover.optional(),
  /** The one that the editor began with. Another one means that a colleague has changed the show since. */
  sequence: z.int().nonnegative(),
});
export type ChangeShowInput = z.output<typeof changeShowInput>;

export const cancelShowInput = z.object({ id: numericId, reason: subTitle.default('') });

export const startShowInput = z.object({
  id: numericId,
  /** Replaces the one that was planned. */
  source: showSource.optional(),
  /** True: staff know that the show begins long before its planned time. */
  early: z.boolean({ error: 'Say whether the show may begin early.' }).default(false),
});

export const endShowInput = z.object({
  id: numericId,
  /** True: the show returns to the schedule, at its planned time. */
  back_to_plan: z.boolean({ error: 'Say whether the show returns to the schedule.' }).default(false),
});
