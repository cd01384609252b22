/** A round button in the head of the panel that holds nothing but a picture. */
export const headButton = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '44px',
  height: '44px',
  borderRadius: 'full',
  color: 'muted',
  _hover: { color: 'ink', background: 'raised' },
} as const;
