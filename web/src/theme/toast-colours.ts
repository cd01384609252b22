/** Of a toast about a sign-in that failed: green although it reports an error, as specified, in both themes. */
export const identityToast = {
  background: '#1d4a2c',
  color: '#f3f7ee',
  borderColor: 'rgba(243,247,238,0.22)',
} as const;

/** The ink on a colour that an operator chose. */
export const BLACK = '#000000';
export const WHITE = '#ffffff';
