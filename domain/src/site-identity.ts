/** The name of the site. The chat and the data file of a user carry it, and no user may take it. */
export const SITE_NAME = 'Boma';
/** The title of the general chat's page, and of each entry of a menu that leads there. */
export const CHAT_TITLE = `${SITE_NAME} Chat`;
/** What a sentence calls the general chat. */
export const CHAT_NAME = `the ${CHAT_TITLE}`;

/** The site's colours in the light, for the pages and for mails. `web/src/theme/tokens.ts` has those in the dark and the rest. */
export const lightColours = {
  ground: '#f7f1e4',
  surface: '#fffaf0',
  ink: '#221a10',
  muted: '#5d5140',
  accent: '#8a5508',
} as const;
