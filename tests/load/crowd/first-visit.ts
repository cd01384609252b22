/**
 * Bytes that Hosting sends for the first visit of a camera's page, after gzip: document, scripts with all that comes late, fonts,
 * and what the worker stores. `tests/e2e/first-visit.spec.ts` measures it in Chromium and says what to write here.
 */
export const FIRST_VISIT_BYTES = 900_000;
