/**
 * How lines break: no heading ends in a single word, and no paragraph does; and how text looks that is selected. Engines take the
 * side of a text from its list where the standard does, which is left for a list in English. The document carries it, so
 * that no script does.
 */
export const textStyles =
  'h1,h2,h3,h4,caption{text-wrap:balance}p{text-wrap:pretty}' +
  '[dir=auto]{text-align:start}::selection{background:var(--b-colors-accent);color:var(--b-colors-on-accent)}';
