// What the server writes into a page and the page's script reads. Apart from the schemas, which no page loads.

/** The id of the element that holds the facts, as JSON. */
export const FACTS_ID = 'boma-facts';

/** The id of the element that holds what differs from one deployment to the next, as JSON. */
export const CONFIG_ID = 'boma-config';

/** The attribute of what the head says of one page alone. The site removes it when the viewer goes on. */
export const PAGE_MARK = 'data-page';
