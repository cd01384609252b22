/** How a box to tick looks: an edge as that of the fields, filled with gold once it is ticked. */
export const checkLook = {
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '20px',
  height: '20px',
  borderWidth: '1.5px',
  borderColor: 'color-mix(in srgb, var(--b-colors-muted) 65%, var(--b-colors-ground))',
  borderRadius: '5px',
  background: 'ground',
  cursor: 'pointer',
  _hover: { borderColor: 'accent' },
  '&:checked': { background: 'accent', borderColor: 'accent' },
  // The tick is two edges of a small box.
  '&:checked::after': {
    content: '""',
    width: '5px',
    height: '10px',
    marginTop: '-3px',
    borderStyle: 'solid',
    borderColor: 'onAccent',
    borderWidth: '0 2px 2px 0',
    transform: 'rotate(45deg)',
  },
  '&:disabled, &[aria-disabled=true]': { opacity: 0.5, cursor: 'not-allowed' },
  '@media (forced-colors: active)': { appearance: 'auto', '&:checked::after': { content: 'none' } },
} as const;
