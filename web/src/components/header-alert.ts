const base = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 2,
  minHeight: '44px',
  paddingX: { base: 1, sm: 3 },
  fontSize: { base: '0.75rem', md: '0.875rem' },
  lineHeight: 1.25,
  color: 'muted',
  whiteSpace: 'nowrap',
  _hover: { color: 'ink' },
  '& b': { fontSize: '0.6875rem', fontWeight: 700, letterSpacing: '0.07em', color: 'accent' },
  '& i': { fontStyle: 'normal', fontWeight: 600, color: 'ink' },
} as const;

/**
 * The style of a link in the alert bar of the header. `<b>` is its mark, `<i>` the name of what it is about. `own` is
 * added everywhere, `short` where the header's links leave little room.
 */
export const headerAlert = <Own extends object, Short extends object>(own: Own, short: Short) =>
  ({
    ...base,
    ...own,
    // The order matters: a narrower window overrides a wider one.
    '@media (max-width: 1179px)': short,
    // In a narrow window the mark alone makes room for it, without the name of the site.
    '@media (max-width: 639px)': { 'header:has(&) > a span': { display: 'none' } },
    // On the smallest phones the header has room for its buttons only.
    '@media (max-width: 374px)': { display: 'none' },
  }) as const;
