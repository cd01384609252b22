import type { Place, Species } from '@boma/domain/streams/place.schema.ts';

/** What a camera shows and where it is. All reserves are invented. */
export interface SeededPlace {
  readonly place: Place;
  readonly species: Species[];
  readonly about: string;
  readonly ranger?: string;
  readonly since: string;
}

const NALEDI = 'Naledi Khumalo';
const PIETER = 'Pieter van Wyk';

type Where = [name: string, country: string, habitat: Place['habitat'], latitude: number, longitude: number];

const at = (...[name, country, habitat, latitude, longitude]: Where): Place => ({
  name,
  country,
  habitat,
  coordinates: { latitude, longitude },
  protected_den: false,
});

/** Animals by how likely they are, each list in the order in which it is shown. */
function animals(by: Partial<Record<Species['likelihood'], readonly string[]>>): Species[] {
  return Object.entries(by).flatMap(([likelihood, names]) =>
    names.map((name) => ({ name, likelihood: likelihood as Species['likelihood'] })),
  );
}

/** By the slug of the camera. */
export const PLACES: Readonly<Record<string, SeededPlace>> = {
  tau: {
    place: at('Tshukudu Plains', 'South Africa', 'savannah', -24.3, 31.1),
    species: animals({
      'most days': ['lion'],
      often: ['wildebeest', 'zebra'],
      sometimes: ['spotted hyena', 'jackal'],
      rarely: ['cheetah'],
    }),
    about:
      'An umbrella thorn on open grassland. A pride of eleven lions uses its shade through the heat and hunts from here after dark.',
    ranger: NALEDI,
    since: '2019-04-06',
  },
  tembe: {
    place: at('Umfula Sand Forest', 'South Africa', 'waterhole', -27, 32.4),
    species: animals({
      'most days': ['elephant', 'nyala'],
      often: ['warthog', 'impala'],
      sometimes: ['buffalo'],
      rarely: ['leopard'],
    }),
    about:
      'The only water for miles in a forest that grows on old dunes. Elephant families come before noon, bulls on their own in the afternoon.',
    ranger: PIETER,
    since: '2019-09-21',
  },
  nkorho: {
    place: at('Tshukudu Plains', 'South Africa', 'pan', -24.4, 31.2),
    species: animals({
      'most days': ['zebra', 'impala'],
      often: ['giraffe', 'wildebeest'],
      sometimes: ['lion', 'elephant'],
      rarely: ['wild dog'],
    }),
    about:
      'A shallow pan that fills in December and shrinks to mud by August. The grass around it stays short, so nothing can hide.',
    ranger: NALEDI,
    since: '2020-02-15',
  },
  'kwa-maritane': {
    place: at('Red Koppies', 'South Africa', 'waterhole', -25.3, 27.1),
    species: animals({
      'most days': ['impala', 'kudu'],
      often: ['baboon', 'warthog'],
      sometimes: ['elephant', 'leopard'],
      rarely: ['brown hyena'],
    }),
    about:
      'A small waterhole at the foot of weathered granite. The rocks keep the warmth of the day, and baboons sleep on them.',
    ranger: PIETER,
    since: '2020-06-13',
  },
  'naledi-dam': {
    place: at('Motlatsi Valley', 'Botswana', 'waterhole', -22.4, 28.9),
    species: animals({
      'most days': ['hippo', 'fish eagle'],
      often: ['waterbuck', 'elephant'],
      sometimes: ['crocodile', 'buffalo'],
      rarely: ['lion'],
    }),
    about:
      'An old farm dam that the bush has taken back. Drowned trees stand in it, and cormorants leave them at first light.',
    ranger: NALEDI,
    since: '2020-11-28',
  },
  'olifants-river': {
    place: at('Three Baobabs', 'South Africa', 'river', -24, 31.7),
    species: animals({
      'most days': ['hippo', 'crocodile'],
      often: ['elephant', 'waterbuck'],
      sometimes: ['buffalo', 'saddle-billed stork'],
      rarely: ['lion', 'leopard'],
    }),
    about:
      'A bend of the river with a sandbank on the far side. Crocodiles lie on it all morning; elephants cross here when the water is low.',
    ranger: PIETER,
    since: '2021-05-01',
  },
  'rosies-pan': {
    place: at('White Pans', 'Botswana', 'pan', -20.6, 25.2),
    species: animals({
      'most days': ['wildebeest'],
      often: ['zebra', 'springbok'],
      sometimes: ['flamingo', 'spotted hyena'],
      rarely: ['cheetah'],
    }),
    about:
      'The edge of a salt pan that is as flat as a table. Herds walk in from the grassland to drink as the dust turns red.',
    since: '2021-10-09',
  },
  'cat-eye': {
    place: at('Motlatsi Valley', 'Botswana', 'woodland', -22.3, 28.8),
    species: animals({
      often: ['genet', 'porcupine'],
      sometimes: ['leopard', 'civet'],
      rarely: ['serval', 'aardvark'],
    }),
    about:
      'An infrared lamp on a game trail. Its light is invisible to the animals, and most of what passes here is never seen by day.',
    ranger: NALEDI,
    since: '2022-03-19',
  },
  'mopane-hide': {
    place: at('Tshukudu Plains', 'South Africa', 'woodland', -24.2, 31),
    species: animals({
      'most days': ['yellow-billed hornbill'],
      often: ['tree squirrel', 'bushbuck'],
      sometimes: ['elephant', 'lilac-breasted roller'],
      rarely: ['African rock python'],
    }),
    about:
      'A branch at eye level in mopane woodland, three metres from the hide. A pair of hornbills raises its young in the trunk behind it.',
    ranger: PIETER,
    since: '2022-08-27',
  },
  'leopard-rock': {
    place: at('Dombo Hills', 'Zimbabwe', 'rocks', -20.5, 28.5),
    species: animals({
      'most days': ['rock hyrax'],
      often: ['klipspringer', 'black eagle'],
      sometimes: ['leopard'],
      rarely: ['caracal'],
    }),
    about:
      'A granite dome above a valley. One female leopard has marked it for six years, and lies here when the moon is up.',
    ranger: NALEDI,
    since: '2023-01-14',
  },
  'hyena-den': {
    place: { ...at('Sable Valley', 'Zambia', 'den', -13.1, 31.8), protected_den: true },
    species: animals({
      'most days': ['spotted hyena'],
      often: ['warthog'],
      sometimes: ['jackal'],
      rarely: ['lion'],
    }),
    about:
      'A termite mound that a clan of hyenas has dug out. Cubs come up at dusk and wait for their mothers. We keep its place to ourselves.',
    ranger: PIETER,
    since: '2023-07-22',
  },
  'heron-island': {
    place: at('Motlatsi Marsh', 'Botswana', 'wetland', -19.3, 23),
    species: animals({
      'most days': ['grey heron', 'egret'],
      often: ['spoonbill', 'lechwe'],
      sometimes: ['fish eagle', 'crocodile'],
      rarely: ['sitatunga'],
    }),
    about:
      'A tree island in a marsh, with some two hundred nests in the season. The water rises here in June, when no rain has fallen for months.',
    ranger: PIETER,
    since: '2024-06-08',
  },
  ridge: {
    place: at('Stormvlei', 'Namibia', 'rocks', -22.6, 17.1),
    species: animals({
      often: ['baboon', 'kudu'],
      sometimes: ['oryx', 'black eagle'],
      rarely: ['leopard'],
    }),
    about:
      'A dry ridge with a view of two valleys. It is the first camera to see a thunderstorm, hours before it arrives.',
    since: '2024-12-07',
  },
};
