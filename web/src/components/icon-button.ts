/** A round button that holds nothing but a picture. */
export const iconButton = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '44px',
  height: '44px',
  borderRadius: 'full',
  color: 'muted',
  _hover: { color: 'ink', background: 'raised' },
} as const;
