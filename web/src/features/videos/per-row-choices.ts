import type { PerRow } from '../../components/per-row/columns.ts';
import { createPerRowChoice } from '../../components/per-row/per-row-choice.ts';
import { cookieNames } from '../../lib/cookies.ts';

/** Shared by home, the highlights and the lodges. One per row holds for the visit only. */
export const highlightsPerRow = createPerRowChoice(cookieNames.highlightsPerRow, { leastKept: 2 });
export const pastShowsPerRow = createPerRowChoice(cookieNames.pastShowsPerRow);

/** Where the viewer has not chosen. */
export const DEFAULTS = { highlights: 3, lodges: 2, home: 2, pastShows: 3 } as const satisfies Record<
  string,
  PerRow
>;

/** How many videos of lodges home shows. */
export const HOME_HIGHLIGHTS = 4;

/** The next page is asked for so many CSS pixels before the end of a list of videos. */
export const ASK_AHEAD = 2000;
