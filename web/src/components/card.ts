/** A part of a page on a surface of its own, beside others. */
export const card = {
  background: 'surface',
  borderWidth: '1px',
  borderRadius: 'lg',
  padding: { base: 5, md: 6 },
} as const;
