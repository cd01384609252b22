import { z } from 'zod';
import { pathOrHttps } from '../addresses.ts';
import { numericId, slug } from '../identifiers.ts';
import { NO_CURSOR, readCursor } from '../list-cursor.ts';
import { publishSchema } from '../publish.schema.ts';
import { shownText } from '../shown-text.ts';
import { streamCode } from '../streams/streams.schema.ts';
import { youtubeId } from '../youtube-id.ts';
import { captionsProblem } from './captions.ts';
import { isPremium, PAGE_SIZE, VIDEO_TYPES } from './videos.constants.ts';

const NO_SOURCE = { error: 'Choose one of our recordings or a video at YouTube.' };

/** Where a video is played from: a recording at our media server, or YouTube. */
const videoSource = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('hls'), code: streamCode }),
    z.strictObject({
      kind: z.literal('youtube'),
      youtube_id: youtubeId,
    }),
  ],
  NO_SOURCE,
);

const videoType = z.enum(VIDEO_TYPES, { error: 'Choose a kind of video.' });
const MAX_SECONDS = 24 * 60 * 60;
const DURATION = { error: 'Give the duration, such as 3:05, at most a day.' };

/** Characters. */
const TITLE_MAX = 120;
const DESCRIPTION_MAX = 1000;
/** Dense captions of half an hour have about 61,000. A document takes 1 MiB. */
const CAPTIONS_MAX = 120_000;
const CAPTIONS_LINE_MAX = 1000;
const most = (max: number) => `at most ${max.toLocaleString('en-US')} characters.`;

const about = {
  type: videoType,
  title: shownText({
    max: TITLE_MAX,
    tooLong: `A title has at most ${TITLE_MAX} characters.`,
    missing: 'Give the video a title.',
  }).nullable(),
  description: shownText({
    max: DESCRIPTION_MAX,
    tooLong: `A description has at most ${DESCRIPTION_MAX} characters.`,
    lines: true,
  }),
  /** Null: a still of the recording. */
  cover: pathOrHttps('picture').nullable(),
  source: videoSource,
  /** Seconds. */
  duration: z.int(DURATION).nonnegative(DURATION).max(MAX_SECONDS, DURATION).nullable(),
  /** The kind of show that an episode belongs to. */
  show_type_id: numericId.nullable(),
  /** The lodge that a lodge highlight was filmed at. */
  lodge_id: numericId.nullable(),
} as const;

/** What is said and heard in a recording, as WebVTT or SubRip. Empty: there are no captions. */
const captionsText = shownText({
  max: CAPTIONS_MAX,
  rawMax: 2 * CAPTIONS_MAX,
  tooLong: `Captions have ${most(CAPTIONS_MAX)}`,
  lines: { rawMax: CAPTIONS_LINE_MAX, tooLong: `A line of captions has ${most(CAPTIONS_LINE_MAX)}` },
}).check(({ value, issues }) => {
  const message = value === '' ? undefined : captionsProblem(value);
  if (message !== undefined) issues.push({ code: 'custom', message, input: value });
});

interface Checked {
  readonly value: Pick<Video, 'type' | 'source' | 'show_type_id' | 'cover' | 'captions'>;
  readonly issues: {
    push(issue: { code: 'custom'; message: string; path: string[]; input: unknown }): unknown;
  };
}

/**
 * What the fields of a video say about each other. A premium video is never a YouTube embed: YouTube's terms forbid
 * charging for an embedded player, and an embed id cannot be kept from guests.
 */
function agree({ value, issues }: Checked): void {
  const refuse = (field: string, message: string) =>
    issues.push({ code: 'custom', message, path: [field], input: value });
  if (isPremium(value.type) && value.source.kind === 'youtube')
    refuse('source', 'A video for members needs one of our recordings: YouTube shows its videos to all.');
  if (value.type === 'episode' && value.show_type_id === null)
    refuse('show_type_id', 'Say which show this is an episode of.');
  if (value.source.kind === 'youtube' && value.cover === null)
    refuse('cover', 'A video at YouTube needs one of our pictures.');
  if (value.source.kind === 'youtube' && value.captions)
    refuse('captions', 'A video at YouTube has its captions there.');
}

/** A video under `videos/{id}`. Times are unix milliseconds. */
export const videoSchema = z
  .strictObject({
    id: numericId,
    ...about,
    /**
     * The slug of the camera that filmed it. It is left out where there is none: functions of the release before refuse what
     * they do not know.
     */
    camera: slug.optional(),
    /** Left out where there are none, for the same reason. */
    captions: z.string().optional(),
    /** When it has come on the site, or will. Null: it is a draft. */
    created_at: z.int().nullable(),
    /** People and days; `foldViews` adds to it. */
    view_count: z.int().nonnegative(),
    /** Rises with each change by staff. */
    version: z.int().nonnegative(),
  })
  .check(agree);
export type Video = z.infer<typeof videoSchema>;

/** A video as staff list it, without its captions. `picture`: its own, else a still of the recording. */
export const staffVideoSchema = z.object({ video: videoSchema, picture: z.string() });
export type StaffVideo = z.output<typeof staffVideoSchema>;

/** A video as everybody may see it. It never contains the source of a premium video. */
export const videoViewSchema = z.object({
  id: numericId,
  type: videoType,
  title: z.string().nullable(),
  description: z.string(),
  cover: z.string(),
  /** The playlist of the recording. Null for a video at YouTube, and for a premium one. */
  storage_reference: z.string().nullable(),
  youtube_id: z.string().nullable(),
  /** Unix seconds. */
  created_ts: z.int(),
  /** Seconds. */
  duration: z.int().nullable(),
  view_count: z.int(),
  /** The kind of show that it is an episode of. */
  show: z.object({ id: numericId, type: z.string(), title: z.string() }).nullable(),
  /** The slug of the camera that filmed it, which may be gone. */
  camera: z.string().nullable(),
  /** The slug of the lodge that it was filmed at. It is left out where there is none. */
  lodge: z.string().optional(),
  /** It has captions, which `videoCaptions` answers. It is left out where it has none. */
  captioned: z.literal(true).optional(),
});
export type VideoView = z.infer<typeof videoViewSchema>;

const flag = (error: string) => z.literal([0, 1], { error });
const wholeFromOne = (error: string, most: number) => z.int({ error }).min(1, { error }).max(most, { error });

const videoFilters = z.object({
  /** Absent or empty: every kind. */
  type: z.array(videoType, { error: 'Give the kinds of video as a list.' }).max(20).optional(),
  /** 1: only videos at YouTube. */
  youtube: flag('Say 1 for videos at YouTube alone, else 0.').optional(),
  show_type_id: numericId.optional(),
  /** The id of a lodge. */
  lodge: numericId.optional(),
  id: numericId.optional(),
});
export type VideoFilters = z.output<typeof videoFilters>;

/** Where a page of the list begins: after the video with this time and id. */
const cursor = z
  .string()
  .regex(/^\d{1,15}\.[1-9]\d{0,15}$/, NO_CURSOR)
  .transform((text) => {
    const { at, id } = readCursor(text);
    return { at, id: Number(id) };
  });

export const listVideosInput = z.object({
  filters: videoFilters.default({}),
  /** 1: with `meta`, for lists in pages. */
  paginate: flag('Say 1 for a list in pages, else 0.').default(0),
  page: wholeFromOne('Pages are counted from 1.', 100_000).default(1),
  per_page: wholeFromOne(`A page has 1 to ${PAGE_SIZE.most} videos.`, PAGE_SIZE.most).default(
    PAGE_SIZE.usual,
  ),
  /** `meta.cursor` of the page before. It keeps its place when a video is added. */
  cursor: cursor.nullable().default(null),
});
export type ListVideosInput = z.output<typeof listVideosInput>;

export const videoPageMeta = z.object({ last_page: z.int(), cursor: z.string().nullable() });

const videoForm = {
  ...about,
  title: about.title.default(null),
  description: about.description.default(''),
  cover: about.cover.default(null),
  duration: about.duration.default(null),
  show_type_id: about.show_type_id.default(null),
  lodge_id: about.lodge_id.default(null),
  camera: slug.nullable().default(null),
  captions: captionsText.default(''),
  publish: publishSchema.default({ kind: 'now' }),
};

/** What staff say about a video. */
export const addVideoInput = z.object(videoForm).check(agree);
export type AddVideoInput = z.output<typeof addVideoInput>;

export const changeVideoInput = z
  .object({
    ...videoForm,
    /** Absent: as it is stored. */
    publish: publishSchema.optional(),
    /** Absent, as a page of the release before sends it: as it is stored. Null: none. */
    camera: slug.nullable().optional(),
    /** Absent, as a page of the release before sends it: as they are stored. Empty: none. */
    captions: captionsText.optional(),
    id: numericId,
    /** The one that the editor began with. Another one means that a colleague has changed the video since. */
    version: z.int().nonnegative(),
  })
  .check(agree);
export type ChangeVideoInput = z.output<typeof changeVideoInput>;

export const removeVideoInput = z.object({
  id: numericId,
  reason: shownText({ max: 200, tooLong: 'A reason has at most 200 characters.' }).default(''),
});
