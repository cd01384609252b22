/** Failures that nobody is shown but that must not vanish: they go to the console with what was being done. */
export function logFailure(doing: string, cause: unknown): void {
  console.error(`${doing} failed`, cause);
}
