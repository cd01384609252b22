/** From here a page has room for a third beside its content. In em: large text needs the room for the content. */
export const THIRD_BESIDE = '@media (min-width: 75em)';
