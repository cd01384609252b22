/** Common African animals. No protected or threatened species is among them. */
const ANIMALS = [
  'Aardwolf',
  'Agama',
  'Barbet',
  'Bulbul',
  'Bullfrog',
  'Bushbuck',
  'Bushpig',
  'Drongo',
  'Duiker',
  'Egret',
  'Eland',
  'Francolin',
  'Genet',
  'Guineafowl',
  'Hamerkop',
  'Heron',
  'Hoopoe',
  'Ibis',
  'Impala',
  'Jacana',
  'Jackal',
  'Kingfisher',
  'Kudu',
  'Lapwing',
  'Meerkat',
  'Mongoose',
  'Mousebird',
  'Nyala',
  'Oxpecker',
  'Porcupine',
  'Springbok',
  'Springhare',
  'Starling',
  'Steenbok',
  'Sunbird',
  'Warthog',
  'Waterbuck',
  'Weaver',
  'Whydah',
  'Wildebeest',
] as const;

const NUMBERS = 9000;
/** How many default names there are. */
export const DEFAULT_NAMES = ANIMALS.length * NUMBERS;

/** The default name with this index: an animal and four digits, such as `Kingfisher 7587`. */
export function defaultName(index: number): string {
  const animal = ANIMALS[Math.floor(index / NUMBERS) % ANIMALS.length] ?? ANIMALS[0];
  return `${animal} ${1000 + (index % NUMBERS)}`;
}

/** The name of a new user until they choose one. It contains no part of their email address. `random` is in [0, 1). */
export function randomDefaultName(random: number): string {
  return defaultName(Math.floor(random * DEFAULT_NAMES));
}

/** The default name of one user, the same each time. */
export function defaultNameFor(uid: string): string {
  let index = 0;
  for (const character of uid) index = (index * 31 + (character.codePointAt(0) ?? 0)) % DEFAULT_NAMES;
  return defaultName(index);
}
