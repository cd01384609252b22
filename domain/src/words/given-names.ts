import { foldLookAlikes } from '../accounts/look-alikes.ts';

/**
 * Given names of southern Africa that are also a misspelt animal, each with how it is written as a name: `Ryno` is hardly
 * ever meant as the animal; the others are when they are written small.
 */
const GIVEN_NAMES: ReadonlyMap<string, 'any' | 'capitalised'> = new Map([
  ['ryno', 'any'],
  ['rino', 'capitalised'],
  ['rhyno', 'capitalised'],
]);

/** Before such a word, these say that the animal is meant: 'a ryno', 'white Rino'. */
const BEFORE_ANIMALS: ReadonlySet<string> = new Set(
  'a an the white black wild baby mother female male bull cow dead two three four five six seven eight nine ten some many more'
    .split(' ')
    .map(foldLookAlikes),
);

/** True if a word is somebody's name, judged by the word before it. `Ryno’s` counts as `Ryno`. */
export function isGivenName(word: string, before = ''): boolean {
  const bare = word.replace(/^[^\p{L}\p{M}]+|[^\p{L}\p{M}]+$/gu, '').replace(/['’]s$/iu, '');
  const written = GIVEN_NAMES.get(bare.toLowerCase());
  if (!written || BEFORE_ANIMALS.has(foldLookAlikes(before).replace(/[^\p{L}]/gu, ''))) return false;
  return written === 'any' || /^\p{Lu}\p{Ll}+$/u.test(bare);
}
