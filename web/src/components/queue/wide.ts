/** Room for columns. In em: with large text there is less of it. */
export const WIDE = '@media (min-width: 75em)';
