/** Writes a failure to the console, with what was being done. For failures that the screen does not show. */
export function logFailure(doing: string, cause: unknown): void {
  console.error(`${doing} failed`, cause);
}
