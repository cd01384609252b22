// What pages about videos need without loading zod.

/** The types of video. */
export const VIDEO_TYPES = ['episode', 'highlight', 'insight', 'pick', 'rare', 'lodge'] as const;
export type VideoType = (typeof VIDEO_TYPES)[number];

/** Members alone may watch these. */
export const PREMIUM_TYPES = ['insight', 'pick', 'rare'] as const satisfies readonly VideoType[];
const premium: readonly string[] = PREMIUM_TYPES;
export const isPremium = (type: VideoType): boolean => premium.includes(type);

const labels = {
  insight: 'RANGER INSIGHT',
  pick: 'RANGER PICK',
  rare: 'RARE SIGHTING',
} satisfies Record<(typeof PREMIUM_TYPES)[number], string>;
/** What stands on the card of a premium video; a type that is free has none. The words are the specification's. */
export const premiumLabels: Partial<Record<VideoType, string>> = labels;

/** The kinds that the highlights page can show, in the order of its filters. */
export const HIGHLIGHT_TYPES = ['highlight', ...PREMIUM_TYPES] as const satisfies readonly VideoType[];

export const PAGE_SIZE = { usual: 10, episodes: 12, most: 50 } as const;

/** Stands where a video has no title. */
export const UNTITLED_VIDEO = 'Highlight Video';

/** What a viewer without a membership reads who opens a premium video. The words are the specification's. */
export const PREMIUM_PROMPT = {
  text: 'Highlight videos are always free, but our premium content (Picks, Insights & Rare Sightings) are only for our registered users.',
  action: 'Register Now',
} as const;
