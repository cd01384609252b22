/** The mark in the built stream page that the server replaces by the head of the camera. */
export const HEAD_MARK = '<!--boma:head-->';
