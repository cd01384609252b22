/**
 * Room for columns: from here the content of a page of staff is 728 pixels wide or more, also beside the docked navigation. In
 * em: with large text there is less room.
 */
export const WIDE = '@media (min-width: 48em)';
