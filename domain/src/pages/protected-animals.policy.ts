import { namesProtected } from '../words/protected-words.ts';

/** The genera of rhinos and pangolins. Poachers know them; whoever only chats seldom does. */
const GENERA: readonly string[] = [
  'ceratotherium',
  'diceros',
  'rhinoceros',
  'dicerorhinus',
  'smutsia',
  'phataginus',
  'manis',
];

/** True if the name of an animal in our list is one of a protected animal, in English or Latin. */
export const namesProtectedAnimal = (name: string): boolean =>
  namesProtected(name) ||
  GENERA.some((genus) =>
    name
      .toLowerCase()
      .split(/[^a-z]+/)
      .includes(genus),
  );
