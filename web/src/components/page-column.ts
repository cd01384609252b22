/**
 * The column that every page's content is in, header and footer excepted: one width and one left edge for all pages.
 * Text keeps a line's length inside it, from the same edge.
 */
export const pageColumn = {
  width: '100%',
  maxWidth: '100rem',
  marginX: 'auto',
  paddingX: { base: 4, md: 8, xl: 12 },
} as const;

/** The longest that a line of text may be. */
export const TEXT_WIDTH = '46rem';
