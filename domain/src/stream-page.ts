/** What the built stream page leaves open for the server to fill in, camera by camera. */
export const HEAD_MARK = '<!--boma:head-->';
