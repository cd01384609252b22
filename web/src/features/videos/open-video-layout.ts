// How an open video and its words are laid out, in the dialog and in what stands in for it.

export const belowPlayer = {
  display: 'flex',
  columnGap: 5,
  rowGap: 4,
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
} as const;

export const wordsColumn = { flex: '1', minWidth: 'min(100%, 18rem)' } as const;
export const label = { textStyle: 'label', color: 'accent' } as const;
export const description = { maxWidth: '38rem', marginTop: 2 } as const;
export const facts = { textStyle: 'small', color: 'muted' } as const;
export const actions = { display: 'flex', gap: 3, flexWrap: 'wrap' } as const;
/** Where the film that follows stands. Its room is free before it is known. */
export const nextPlace = { marginTop: { base: 4, md: 5 }, minHeight: 'calc(4.5rem + 17px)' } as const;
