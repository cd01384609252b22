/** A count as cards show it: up to 999 exactly, above rounded up to the next hundred ('1.3k' for 1201). */
export function countWords(count: number): string {
  return count > 999 ? `${Math.ceil(count / 100) / 10}k` : String(count);
}
