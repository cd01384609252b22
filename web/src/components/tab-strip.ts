/** How Chakra's list of tabs looks. */
export const tabStrip = {
  display: 'flex',
  gap: 6,
  borderBottomWidth: '1px',
  '& button': {
    minHeight: '44px',
    marginBottom: '-1px',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    color: 'muted',
    fontWeight: 600,
  },
  '& button:hover': { color: 'ink' },
  '& button[aria-selected=true]': { color: 'ink', borderColor: 'accent' },
} as const;
