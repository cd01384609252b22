let failures = 0;

/** Prints what was measured, and counts it if it breaks its budget. */
export function check(what: string, measured: number, limit: number, unit: string, atLeast = false): void {
  const kept = atLeast ? measured >= limit : measured <= limit;
  if (!kept) failures += 1;
  console.log(
    `  ${kept ? 'kept  ' : 'BROKEN'} ${what}: ${measured} ${unit} (${atLeast ? 'at least' : 'at most'} ${limit})`,
  );
}

export const failuresSoFar = (): number => failures;
