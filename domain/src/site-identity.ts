/** The name of the site. The chat and the data file of a user carry it, and no user may take it. */
export const SITE_NAME = 'Boma';

/** The site's colours in the light, for the pages and for mails. `web/src/theme/tokens.ts` has those in the dark and the rest. */
export const lightColours = {
  ground: '#f7f1e4',
  surface: '#fffaf0',
  ink: '#221a10',
  muted: '#5d5140',
  accent: '#8a5508',
} as const;
