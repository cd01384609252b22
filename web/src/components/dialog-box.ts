import { POPUP_WIDE_ABOVE } from '../config/breakpoints.ts';

// The look of a dialog, apart from what makes it one: what stands in for it before the page is alive has the same.

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
} as const;

export const dialogHeader = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 4,
  paddingX: { base: 5, md: 8 },
  paddingTop: { base: 5, md: 6 },
  paddingBottom: 2,
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

export const dialogBody = {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  // What scrolls cuts the ring around a first field that has the focus.
  paddingTop: 1,
  paddingX: { base: 5, md: 8 },
  paddingBottom: { base: 5, md: 8 },
} as const;
