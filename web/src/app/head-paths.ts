// Apart from the other paths, because the script in every page's head carries what it imports.
export const HOME_PATH = '/';
export const STREAMS_PATH = '/wildlife/live-african-wildlife-safari-streams';
