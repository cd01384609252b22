/** The name of the site. The chat and the data file of a user carry it, and no user may take it. */
export const SITE_NAME = 'Boma';
