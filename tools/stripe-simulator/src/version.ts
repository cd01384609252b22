/** The API version this simulator speaks: that of the SDK it is tested with. A test compares the two. */
export const API_VERSION = '2026-10-28.endive';
