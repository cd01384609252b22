// How an open video and its words are laid out, in the dialog and in what stands in for it.

export const playerBox = { borderRadius: 'md', overflow: 'hidden' } as const;

export const belowPlayer = {
  display: 'flex',
  marginTop: 5,
  gap: 5,
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
} as const;

export const wordsColumn = { flex: '1', minWidth: 'min(100%, 18rem)' } as const;
export const label = { textStyle: 'label', color: 'accent' } as const;
export const description = { maxWidth: '38rem' } as const;
export const facts = { textStyle: 'small', color: 'muted', marginTop: 1 } as const;
export const actions = { display: 'flex', gap: 3, flexWrap: 'wrap' } as const;
