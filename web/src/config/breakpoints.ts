/** Widths in CSS pixels from which the larger layout applies; one pixel below is still the smaller one. */
export const breakpoints = { sm: 480, md: 768, lg: 1024, xl: 1440 } as const;

/** Fewer than 19 letters fit side by side, as on a phone with text at 200 %. In em, which follows the viewer's text size. */
export const LARGE_TEXT = '@media (max-width: 18.75em)';

/** From here the left navigation is docked; below it lies over the page. */
export const NAVIGATION_DOCKED = breakpoints.lg;

/** From here the head of a stream page is one row, cameras stand beside the general chat, and films beside a player. */
export const STREAM_HEADER_WIDE = 1200;

/** Popups change their width strictly above this screen width. */
export const POPUP_WIDE_ABOVE = 1024;

/** A window as low as a phone on its side, or as a desktop at a zoom of 200 %. */
export const LOW_WINDOW = '@media(max-height:480px)';
/** A low window with room for two things side by side, whatever the size of the text. */
export const LOW_WIDE_WINDOW = `${LOW_WINDOW} and (min-width: 35em)`;

/** A phone on its side, also with larger text: its pictures have their words beside them. */
export const LOW_LANDSCAPE = '@media (orientation: landscape) and (max-height: 30em)';

/** A window that is higher than wide, and at least as wide as a tablet. */
export const UPRIGHT_TABLET = '@media (orientation: portrait) and (min-width: 768px)';
