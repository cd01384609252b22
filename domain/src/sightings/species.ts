import { capital } from '../capital.ts';
/** The kinds of alert that the seed makes, by the id that the species below name. */
export const CATEGORIES = {
  bigCats: 1,
  elephants: 2,
  dogsAndHyenas: 3,
  hoofed: 4,
  water: 5,
  birds: 6,
  primates: 7,
  small: 8,
  rare: 9,
} as const;

export interface SpeciesFacts {
  /** As in a sentence, and as the cameras name it. */
  readonly name: string;
  readonly plural: string;
  readonly scientific: string;
  /** The kind of alert that it belongs to unless staff choose another. */
  readonly category: number;
  /** Staff have taken it from what can be chosen. What names it stays. */
  readonly hidden?: true | undefined;
}

/** Animals by their name, which is the key of stored sightings, photos and alerts. */
export type Animals = ReadonlyMap<string, SpeciesFacts>;

type Row = readonly [name: string, plural: string, scientific: string];

const rows: Readonly<Record<keyof typeof CATEGORIES, readonly Row[]>> = {
  bigCats: [
    ['lion', 'lions', 'Panthera leo'],
    ['leopard', 'leopards', 'Panthera pardus'],
    ['cheetah', 'cheetahs', 'Acinonyx jubatus'],
  ],
  elephants: [['elephant', 'elephants', 'Loxodonta africana']],
  dogsAndHyenas: [
    ['wild dog', 'wild dogs', 'Lycaon pictus'],
    ['spotted hyena', 'spotted hyenas', 'Crocuta crocuta'],
    ['brown hyena', 'brown hyenas', 'Parahyaena brunnea'],
    ['jackal', 'jackals', 'Lupulella mesomelas'],
  ],
  hoofed: [
    ['buffalo', 'buffaloes', 'Syncerus caffer'],
    ['giraffe', 'giraffes', 'Giraffa camelopardalis'],
    ['zebra', 'zebras', 'Equus quagga'],
    ['wildebeest', 'wildebeest', 'Connochaetes taurinus'],
    ['impala', 'impala', 'Aepyceros melampus'],
    ['kudu', 'kudu', 'Tragelaphus strepsiceros'],
    ['nyala', 'nyala', 'Tragelaphus angasii'],
    ['bushbuck', 'bushbuck', 'Tragelaphus scriptus'],
    ['sitatunga', 'sitatunga', 'Tragelaphus spekii'],
    ['waterbuck', 'waterbuck', 'Kobus ellipsiprymnus'],
    ['lechwe', 'lechwe', 'Kobus leche'],
    ['springbok', 'springbok', 'Antidorcas marsupialis'],
    ['oryx', 'oryx', 'Oryx gazella'],
    ['klipspringer', 'klipspringers', 'Oreotragus oreotragus'],
    ['warthog', 'warthogs', 'Phacochoerus africanus'],
  ],
  water: [
    ['hippo', 'hippos', 'Hippopotamus amphibius'],
    ['crocodile', 'crocodiles', 'Crocodylus niloticus'],
  ],
  birds: [
    ['fish eagle', 'fish eagles', 'Icthyophaga vocifer'],
    ['black eagle', 'black eagles', 'Aquila verreauxii'],
    ['yellow-billed hornbill', 'yellow-billed hornbills', 'Tockus leucomelas'],
    ['lilac-breasted roller', 'lilac-breasted rollers', 'Coracias caudatus'],
    ['saddle-billed stork', 'saddle-billed storks', 'Ephippiorhynchus senegalensis'],
    ['spoonbill', 'spoonbills', 'Platalea alba'],
    ['flamingo', 'flamingos', 'Phoenicopterus roseus'],
    ['grey heron', 'grey herons', 'Ardea cinerea'],
    ['egret', 'egrets', 'Ardea alba'],
  ],
  primates: [
    ['baboon', 'baboons', 'Papio ursinus'],
    ['vervet monkey', 'vervet monkeys', 'Chlorocebus pygerythrus'],
  ],
  small: [
    ['porcupine', 'porcupines', 'Hystrix africaeaustralis'],
    ['genet', 'genets', 'Genetta maculata'],
    ['civet', 'civets', 'Civettictis civetta'],
    ['honey badger', 'honey badgers', 'Mellivora capensis'],
    ['rock hyrax', 'rock hyraxes', 'Procavia capensis'],
    ['African rock python', 'African rock pythons', 'Python natalensis'],
    ['tree squirrel', 'tree squirrels', 'Paraxerus cepapi'],
  ],
  rare: [
    ['serval', 'servals', 'Leptailurus serval'],
    ['caracal', 'caracals', 'Caracal caracal'],
    ['aardvark', 'aardvarks', 'Orycteropus afer'],
    ['white rhino', 'white rhinos', 'Ceratotherium simum'],
    ['black rhino', 'black rhinos', 'Diceros bicornis'],
    ['pangolin', 'pangolins', 'Smutsia temminckii'],
  ],
};

/** Poachers read too: a sighting of these is recorded for the rangers and shown nowhere. */
export const PROTECTED_NAMES: readonly string[] = ['white rhino', 'black rhino', 'pangolin'];
const PROTECTED: ReadonlySet<string> = new Set(PROTECTED_NAMES);

/** The animals that the site comes with. */
export const SPECIES: Animals = new Map(
  (Object.keys(rows) as (keyof typeof CATEGORIES)[]).flatMap((kind) =>
    rows[kind].map(([name, plural, scientific]) => [
      name,
      { name, plural, scientific, category: CATEGORIES[kind] },
    ]),
  ),
);

export const isProtected = (species: string): boolean => PROTECTED.has(species);

const alphabetically = (a: string, b: string) => a.localeCompare(b, 'en', { sensitivity: 'base' });

/** The animals of the site: those that staff have saved, else those that it comes with. The code alone says which are protected. */
export function knownAnimals(saved: readonly SpeciesFacts[] | undefined): Animals {
  if (!saved) return SPECIES;
  const shown = saved.filter(({ name }) => !isProtected(name));
  const withheld = [...SPECIES.values()].filter(({ name }) => isProtected(name));
  return new Map([...shown, ...withheld].map((each) => [each.name, each]));
}

/** True if viewers may read of it. What they look for may be hidden since. */
export const isShown = (animals: Animals, name: string): boolean => animals.has(name) && !isProtected(name);

/** True if it can be chosen for something that viewers read. */
export const isOffered = (animals: Animals, name: string): boolean =>
  isShown(animals, name) && !animals.get(name)?.hidden;

/**
 * The names of the animals that can be chosen for something that viewers read, in alphabetical order. `chosen`: they are chosen
 * already, so they are among them though staff may have hidden them since.
 */
export const offeredAnimals = (animals: Animals, chosen: readonly string[] = []): readonly string[] =>
  [...animals.keys()]
    .filter((name) => isOffered(animals, name) || (chosen.includes(name) && isShown(animals, name)))
    .sort(alphabetically);

/** The names of the animals that staff can report, the protected ones too, in alphabetical order. */
export const reportedAnimals = (animals: Animals): readonly string[] =>
  [...animals.values()]
    .filter(({ hidden }) => !hidden)
    .map(({ name }) => name)
    .sort(alphabetically);

/** 'Lion', '3 lions', and for an unknown species its name as it is. */
export function speciesWords(species: string, count: number | null, animals: Animals): string {
  if (count === null || count === 1) return capital(species);
  return `${count} ${animals.get(species)?.plural ?? species}`;
}
