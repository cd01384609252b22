/**
 * The column that every page's content is in, header and footer excepted: one width for all pages. Pages that are
 * read have a column of a line's length in its middle; all others begin at its left edge.
 */
export const pageColumn = {
  width: '100%',
  maxWidth: '132rem',
  marginX: 'auto',
  paddingX: { base: 4, md: 8, xl: 12 },
} as const;

/** The longest that a line of text may be: about 75 letters. Not in `ch`, which is another length until the web font is there. */
export const TEXT_WIDTH = '42rem';
