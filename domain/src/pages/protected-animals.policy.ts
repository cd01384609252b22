import { foldLookAlikes } from '../accounts/look-alikes.ts';
import { namesProtected } from '../words/protected-words.ts';

// What only an animal of the list can be called. Viewers seldom write it in a chat, so the chat does not look for it.

/** Inside longer words and across words too: `tree-smutsia`, `smutsias`. */
const ANYWHERE = [
  // Genera of rhinos, those of today first.
  'ceratotherium',
  'diceros',
  'rhinoceros',
  'dicerorhinus',
  'opsiceros',
  'rhinaster',
  'atelodus',
  'keitloa',
  // Genera of pangolins, those of today first, their family and order.
  'smutsia',
  'phataginus',
  'uromanis',
  'paramanis',
  'phatages',
  'pholidotus',
  'pholidota',
  'manidae',
  // Names by their lips, and in languages of our viewers.
  'squarelip',
  'widelip',
  'hooklip',
  'renoster',
  'neushoorn',
  'nashorn',
  'chipembere',
  'bhejane',
  'umkhombe',
  'tshukudu',
  'pangolim',
  'ietermago',
  'schuppentier',
  'schubdier',
  'kakakuona',
] as const;

/** As whole words alone: other words contain them. */
const WHOLE_WORDS = ['manis', 'manises', 'manid', 'manids', 'kifaru', 'vifaru', 'kgaga'] as const;

/** An anteater in armour is a pangolin. The anteating chat is a bird. */
const ANTEATER = 'anteater';
const ARMOURED = ['scal', 'armour', 'armor', 'plated'] as const;

const collapse = (word: string) => word.replace(/(.)\1+/gsu, '$1');
const lettersOf = (text: string) => collapse(foldLookAlikes(text).replace(/[^\p{L}]/gu, ''));

const anywhere = ANYWHERE.map(lettersOf);
const wholeWords: ReadonlySet<string> = new Set(WHOLE_WORDS.map(lettersOf));
const anteater = lettersOf(ANTEATER);
const armoured = ARMOURED.map(lettersOf);

/**
 * True if the name of an animal in our list is one of a protected animal: a common name, or a scientific one of today or of
 * before.
 */
export function namesProtectedAnimal(name: string): boolean {
  if (namesProtected(name)) return true;
  const words = foldLookAlikes(name)
    .split(/[^\p{L}]+/u)
    .map(lettersOf);
  const joined = words.join('');
  return (
    words.some((word) => wholeWords.has(word)) ||
    anywhere.some((each) => joined.includes(each)) ||
    (joined.includes(anteater) && armoured.some((each) => joined.includes(each)))
  );
}
