// What the build, the server and the site agree on about the pages that the server fills in.

/** The mark in the built page that the server replaces by what the head says of the thing that is shown. */
export const HEAD_MARK = '<!--boma:head-->';

/** The mark in the head that the server replaces by what differs from one deployment to the next. */
export const CONFIG_MARK = '<!--boma:config-->';

/** The id of the element that holds it, as JSON. */
export const CONFIG_ID = 'boma-config';

/** The attribute that names the modules which the page asks for once it is alive. */
export const NEXT_ATTRIBUTE = 'data-next';

/** The attribute that names the playlist which the page's player asks for first. */
export const PLAYLIST_ATTRIBUTE = 'data-playlist';

/** The attribute of the heading whose text the server replaces by the name of what is shown. */
export const NAME_MARK = 'data-filled-name';

/** The attribute of what the server says in the head of one page alone. The site removes it when the viewer goes on. */
export const PAGE_MARK = 'data-page';
