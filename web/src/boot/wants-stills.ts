function chosenLowData(): string | null {
  try {
    return localStorage.getItem('boma:low-data');
  } catch {
    return null;
  }
}

/**
 * True for viewers who save data. The key is that of `lib/storage-keys.ts`, and the rule that of `features/player/low-data.ts`.
 * They stand here again: a module that other scripts import too becomes a file of its own, for which the first script would
 * wait.
 */
export function wantsStills(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  const chosen = chosenLowData();
  return chosen === null ? !!connection?.saveData : chosen === 'on';
}
