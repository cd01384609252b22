/** The colours of what is printed: the same in both themes. */
export const paper = {
  sheet: '#fbf4e4',
  ink: '#2b1f10',
  line: '#87530b',
  faintLine: '#d8b36a',
  sun: '#e9a94b',
  silhouette: '#3a2a17',
} as const;
