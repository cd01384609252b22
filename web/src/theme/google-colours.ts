/** The four colours of Google's mark, as its guidelines ask. */
export const googleColours = {
  blue: '#4285F4',
  green: '#34A853',
  yellow: '#FBBC05',
  red: '#EA4335',
} as const;
