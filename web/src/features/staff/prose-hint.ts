/** How staff write running text. */
export const PROSE_HINT =
  'An empty line ends a paragraph. A line that begins with # is a heading, one that begins with - an item of a list.';
