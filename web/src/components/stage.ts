import { NAVIGATION_DOCKED } from '../config/breakpoints.ts';
import { mediaQuery } from '../lib/use-media.ts';
import { shadows } from '../theme/shadows.ts';

const docked = `@media (min-width: ${NAVIGATION_DOCKED}px)`;

// Each window is one of three. A zoomed desktop can be as small as a phone, but it has a fine pointer: it keeps its header.
const BELOW_DOCKED = `(max-width: ${NAVIGATION_DOCKED - 0.02}px)`;
const ON_ITS_SIDE = `(orientation: landscape) and (min-width: 560px) and ${BELOW_DOCKED} and (max-height: 520px) and (pointer: coarse)`;
const WIDE = `(min-width: ${NAVIGATION_DOCKED}px) and (orientation: landscape)`;
// Everything else. A list, because older browsers take a query with 'or' or a nested 'not' for one that never matches.
const NARROW = [
  '(orientation: portrait)',
  '(max-width: 559.98px)',
  `${BELOW_DOCKED} and (min-height: 520.02px)`,
  `${BELOW_DOCKED} and (pointer: fine)`,
  `${BELOW_DOCKED} and (pointer: none)`,
].join(', ');

/** There is room for a chat beside the picture. */
export const wide = `@media ${WIDE}`;
export const wideWindow = mediaQuery(WIDE);
/** The chat is below the picture. */
export const narrow = `@media ${NARROW}`;
export const narrowWindow = mediaQuery(NARROW);
/** A phone on its side: room for a picture and nothing else. */
export const phoneOnItsSide = `@media ${ON_ITS_SIDE}`;
export const phoneWindow = mediaQuery(ON_ITS_SIDE);

const header = '#root header:not(main header)';

/** The folded navigation: as wide as its icons, which do not grow with the text. */
const RAIL = '72px';

/** Opened, the rail lies over the page; the page keeps its width. */
const openRail = {
  width: '14.5rem',
  marginRight: `calc(${RAIL} - 14.5rem)`,
  boxShadow: shadows.menu,
} as const;

/** Styles for a page whose pictures come first: the docked navigation folds to icons and opens under pointer or focus. */
export const foldedNavigation = {
  [docked]: {
    'body:has(&) #left-navigation': {
      width: RAIL,
      zIndex: 'header',
      transition: 'width 160ms ease-out 120ms, margin 160ms ease-out 120ms',
      // The panel with the links. A link keeps the width of its icon.
      '& > div': { paddingX: 3, overflowX: 'hidden', scrollbarWidth: 'none' },
      '& ul': { gridTemplateColumns: 'minmax(0, 1fr)' },
      '& a': { gap: 5, whiteSpace: 'nowrap', overflow: 'hidden' },
      '& svg': { flexShrink: 0 },
      '&:hover, &:has(:focus-visible)': openRail,
    },
  },
} as const;

/** Styles for a page that fills the whole window, without header and navigation, while `state` matches its element. */
export const bareWindow = (state = '') => ({
  [`body:has(&${state}) ${header}`]: { display: 'none' },
  // It keeps its column of the layout, without a width.
  [docked]: {
    [`body:has(&${state}) #left-navigation`]: { width: 0, padding: 0, borderWidth: 0, visibility: 'hidden' },
  },
});

/** Styles for a page whose header scrolls away, so that what it pins is at the very top. */
export const headerScrollsAway = { [`body:has(&) ${header}`]: { position: 'static' } } as const;
