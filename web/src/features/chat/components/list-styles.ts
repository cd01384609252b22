import { LARGE_TEXT } from '../../../config/breakpoints.ts';

/**
 * Text that strangers wrote. It stays inside its own lines whatever it is made of: no direction runs on into what
 * follows, no word is too long to break, and marks piled on each other are cut off at the edge.
 */
const strangersText = {
  unicodeBidi: 'isolate',
  overflowWrap: 'anywhere',
  overflow: 'clip',
  minWidth: 0,
} as const;

const controls = {
  '& [data-controls]': {
    position: 'absolute',
    top: 0,
    right: 0,
    display: 'flex',
    borderRadius: 'sm',
    background: 'raised',
    boxShadow: '0 0 0 1px var(--b-colors-hairline)',
    margin: '1px',
    opacity: 0,
    pointerEvents: 'none',
  },
  '& [data-controls] button': {
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '28px',
    borderRadius: 'sm',
    color: 'muted',
    outlineOffset: '-2px',
    '@media (pointer: coarse)': { width: '44px', height: '44px' },
  },
  '& [data-controls] button:hover': { color: 'accent' },
  '& [data-controls] button[data-asks]': {
    width: 'auto',
    paddingX: 2,
    fontSize: '0.8125rem',
    fontWeight: 600,
    color: 'danger',
    whiteSpace: 'nowrap',
  },
  // Upwards: there is no room below the last message.
  '& [data-continued] [data-controls]': { top: 'auto', bottom: 0 },
  '& [data-row]:focus-within [data-controls]': { opacity: 1, pointerEvents: 'auto' },
  '@media (hover: hover)': {
    '& [data-row]:hover [data-controls]': { opacity: 1, pointerEvents: 'auto' },
  },
} as const;

const time = {
  '& time': {
    flexShrink: 0,
    fontSize: '0.75rem',
    lineHeight: 1.4,
    color: 'muted',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& [data-camp]': { display: 'none' },
  '& [data-row]:is(:hover, :focus-within) [data-camp]': { display: 'inline' },
} as const;

const sighting = {
  '& [data-sighting]': {
    display: 'grid',
    gridTemplateColumns: '1.75rem minmax(0, 1fr)',
    columnGap: 3,
    alignItems: 'center',
    marginY: 1,
    paddingX: 3,
    paddingY: '6px',
    background: 'accentSoft',
    borderRadius: 'md',
  },
  // One line where there is room for it: the talk is what the list is for.
  '& [data-sighting] > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 3 },
  // Beside its time the name would break inside its words.
  '& [data-sighting] [data-head]': { [LARGE_TEXT]: { flexWrap: 'wrap' } },
  '& [data-sighting] [data-text]': { fontSize: '0.875rem' },
  '& [data-avatar]': {
    display: 'grid',
    placeItems: 'center',
    width: '1.75rem',
    height: '1.75rem',
    borderRadius: 'full',
    overflow: 'hidden',
    color: 'accent',
    boxShadow: 'inset 0 0 0 1px var(--b-colors-accent)',
    '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  },
  '& [data-sighting] strong': { ...strangersText, fontWeight: 650, color: 'accent' },
  '& [data-sighting] a': {
    marginLeft: 'auto',
    paddingY: 1,
    fontWeight: 600,
    fontSize: '0.875rem',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
} as const;

const unsent = {
  '& [data-unsent]': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 3,
    alignItems: 'center',
    fontSize: '0.8125rem',
    lineHeight: 1.4,
    color: 'muted',
  },
  '& [data-unsent=failed]': { color: 'danger' },
  '& [data-ways]': { display: 'inline-flex', columnGap: 3 },
  '& [data-unsent] button': {
    minHeight: '28px',
    fontWeight: 600,
    color: 'ink',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
} as const;

/** All rows are styled from their list: a row is plain elements, so that it costs next to nothing to draw. */
export const listStyles = {
  ...time,
  ...controls,
  ...sighting,
  ...unsent,
  '& [data-row]': {
    position: 'relative',
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 3.5rem',
    paddingX: 4,
    paddingTop: 2,
    paddingBottom: '2px',
    borderRadius: 'sm',
    outlineOffset: '-2px',
  },
  '& [data-row][data-continued]': { paddingTop: 0, containIntrinsicSize: 'auto 1.75rem' },
  '& [data-row]:is(:hover, :focus-within)': {
    // Its controls are higher than a message of one line, which would cut them off and lie under the next.
    contentVisibility: 'visible',
    zIndex: 1,
    background: 'color-mix(in srgb, var(--b-colors-raised) 55%, transparent)',
  },
  '& [data-row=waiting] [data-text], & [data-row=sending] [data-text]': { color: 'muted' },
  '& [data-head]': { display: 'flex', alignItems: 'baseline', columnGap: 2, minHeight: '1.5rem' },
  '& [data-author]': {
    ...strangersText,
    fontWeight: 650,
    fontSize: '0.9375rem',
    lineHeight: 1.5,
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
  '& [data-badge]': {
    flexShrink: 0,
    alignSelf: 'center',
    paddingX: '6px',
    borderRadius: 'full',
    background: 'accent',
    color: 'onAccent',
    fontSize: '0.6875rem',
    fontWeight: 700,
    lineHeight: '1.125rem',
    letterSpacing: '0.04em',
  },
  '& [data-text]': { ...strangersText, fontSize: '0.9375rem', lineHeight: 1.5 },
  '& [data-continued] [data-head]': { position: 'absolute', top: 0, right: 3, opacity: 0 },
  '& [data-continued]:has([data-controls]) [data-head]': { right: '6.75rem' },
  '& [data-continued]:is(:hover, :focus-within) [data-head]': {
    opacity: 1,
    background: 'surface',
    borderRadius: 'sm',
    paddingX: 1,
  },
  '& [data-continued] [data-head] > :not(time)': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    clipPath: 'inset(50%)',
  },
  '& [data-system]': {
    ...strangersText,
    display: 'block',
    paddingY: 1,
    textAlign: 'center',
    fontSize: '0.8125rem',
    color: 'muted',
  },
  '& [data-fresh]': {
    transition: 'opacity 220ms ease-out, transform 220ms ease-out',
    '@starting-style': { opacity: 0, transform: 'translateY(6px)' },
  },
} as const;
