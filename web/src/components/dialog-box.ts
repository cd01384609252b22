import { POPUP_WIDE_ABOVE } from '../config/breakpoints.ts';

// The look of a dialog, apart from what makes it one: what stands in for it before the page is alive has the same.

/** A window too low for a picture with words below it, as of a phone on its side. There a dialog takes all of it. */
export const lowWindow = `@media (max-height: 520px) and (min-width: 560px) and (max-width: ${POPUP_WIDE_ABOVE}px)`;

export const dialogPositioner = {
  position: 'fixed',
  inset: 0,
  zIndex: 'dialog',
  display: 'flex',
  overflow: 'auto',
} as const;

export const dialogFrame = {
  display: 'flex',
  flexDirection: 'column',
  background: 'surface',
  color: 'ink',
} as const;

export const popup = {
  width: '728px',
  maxWidth: '95vw',
  maxHeight: 'calc(100dvh - 2rem)',
  margin: 'auto',
  borderWidth: '1px',
  borderRadius: 'lg',
  [`@media (min-width: ${POPUP_WIDE_ABOVE + 1}px)`]: { width: '970px', maxWidth: '80vw' },
  [lowWindow]: {
    width: '100vw',
    maxWidth: '100vw',
    height: '100dvh',
    maxHeight: '100dvh',
    borderWidth: 0,
    borderRadius: 0,
  },
} as const;

export const dialogHeader = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 4,
  paddingX: { base: 5, md: 8 },
  paddingTop: { base: 5, md: 6 },
  paddingBottom: 2,
  // The ring around its button has room above it.
  [lowWindow]: { paddingX: 5, paddingTop: 4, paddingBottom: 1 },
} as const;

export const dialogClose = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '44px',
  height: '44px',
  marginTop: '-8px',
  marginRight: '-12px',
  color: 'muted',
  borderRadius: 'full',
  _hover: { color: 'ink', background: 'raised' },
} as const;

/** The same with its word. */
export const dialogCloseInWords = {
  ...dialogClose,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  width: 'auto',
  // Its edge is seen, at that of the content.
  marginRight: 0,
  paddingX: 4,
  borderWidth: '1px',
  textStyle: 'small',
  fontWeight: 600,
} as const;

export const dialogBody = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  // What scrolls cuts the ring around a first field that has the focus.
  paddingTop: 1,
  paddingX: { base: 5, md: 8 },
  paddingBottom: { base: 5, md: 8 },
  [lowWindow]: { paddingX: 5, paddingBottom: 3 },
} as const;
