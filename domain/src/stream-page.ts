/** The mark in the built stream page that the server replaces by the head of the camera. */
export const HEAD_MARK = '<!--boma:head-->';

/** The attribute of what the server says in the head of one page alone. The site removes it when the viewer goes on. */
export const PAGE_MARK = 'data-page';
