/** Something in the staff area that the palette leads to. */
export interface PaletteEntry {
  readonly key: string;
  /** What it is: 'Page', 'Camera'. */
  readonly kind: string;
  readonly text: string;
  readonly to: string;
}

/** At most so many are shown: whoever looks for one of more types on. */
export const ENTRIES_SHOWN = 12;

/** True if the text has each word that was typed, in any order. */
function hasWords({ kind, text }: PaletteEntry, typed: readonly string[]): boolean {
  const all = `${kind} ${text}`.toLowerCase();
  return typed.every((word) => all.includes(word));
}

/** The entries that fit what was typed. Those that begin with it come first; else the order stays. */
export function fittingEntries(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const [first = ''] = words;
  const begins = ({ text }: PaletteEntry) => Number(!text.toLowerCase().startsWith(first));
  return entries
    .filter((entry) => hasWords(entry, words))
    .sort((a, b) => begins(a) - begins(b))
    .slice(0, ENTRIES_SHOWN);
}
