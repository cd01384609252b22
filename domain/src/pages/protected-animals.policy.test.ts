import { describe, expect, it } from 'vitest';
import { SPECIES } from '../sightings/species.ts';
import { namesProtectedAnimal } from './protected-animals.policy.ts';

describe('the name of an animal', () => {
  it.each([
    [
      'a pangolin by what it looks like',
      ['scaly anteater', 'Scaly Anteaters', 'scaly ant-eater', 'scalyanteater'],
    ],
    [
      'an armoured anteater',
      ['armoured anteater', 'armored anteater', 'anteater with scales', 'plated anteaters'],
    ],
    [
      'a pangolin in other languages',
      ['ietermagog', 'pangolim', 'Schuppentier', 'schubdier', 'kakakuona', 'kgaga'],
    ],
    ['the genera of pangolins', ['Smutsia temminckii', 'Phataginus tricuspis', 'Manis javanica']],
    [
      'the former genera of pangolins',
      ['Uromanis tetradactyla', 'Paramanis culionensis', 'Phatages temminckii'],
    ],
    ['the family and order of pangolins', ['Pholidota', 'Manidae', 'manids']],
    ['the genera of rhinos', ['Ceratotherium simum', 'Diceros bicornis', 'Dicerorhinus sumatrensis']],
    [
      'the former genera of rhinos',
      ['Opsiceros bicornis', 'Rhinaster bicornis', 'Atelodus simus', 'Rhinoceros simus'],
    ],
    [
      'a rhino by its lip',
      ['square-lipped grazer', 'squarelipped grazer', 'hook lipped browser', 'wide-lipped bull'],
    ],
    [
      'a rhino in other languages',
      ['witrenoster', 'swart-renosters', 'Breitmaulnashorn', 'neushoorns', 'chipembere', 'kifaru'],
    ],
    ['a compound', ['giant-smutsia', 'Smutsias', 'pseudodiceros', 'tree manis', 'tree-Manis', 'blackrhinos']],
    ['a disguise', ['Smütsia', 'smut-sia', 'sсaly anteater', 'Diceross']],
  ])('is one of a protected animal: %s', (_what, names) => {
    expect(names.filter((name) => !namesProtectedAnimal(name))).toEqual([]);
  });

  it('may be any other', () => {
    const others = [
      'anteating chat',
      'aardvark',
      'ant bear',
      'giant anteater',
      'numbat',
      'armadillo lizard',
      'scaly-feathered finch',
      'plated lizard',
      'humanist',
      'Myrmecocichla formicivora',
      'Buceros bicornis',
      'Turnix nanus',
      'hartebeest',
      'red-lipped herald',
      'hippopotamus',
      'Hippopotamus amphibius',
      'Temminck’s courser',
      'Cursorius temminckii',
    ];
    const ours = [...SPECIES.values()].filter(({ name }) => !/rhino|pangolin/.test(name));
    expect(ours.length).toBeGreaterThan(40);
    const all = [...others, ...ours.flatMap(({ name, plural, scientific }) => [name, plural, scientific])];
    expect(all.filter(namesProtectedAnimal)).toEqual([]);
  });
});
