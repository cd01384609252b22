import { removedWords } from '@boma/domain/removed-words.ts';
import { showToast } from './toasts.ts';

/** Milliseconds. */
const READING_TIME = 7000;

/** Every text in an input, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/** Tells the writer what cleaning removes from the texts of `input`, if it removes any. */
export function tellRemoved(input: unknown): void {
  const text = removedWords(textsIn(input));
  if (text !== undefined) showToast({ kind: 'app', tone: 'warning', text, timeout: READING_TIME });
}
