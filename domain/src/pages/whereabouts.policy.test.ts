import { expect, it } from 'vitest';
import { partsTellingWhereabouts, tellsWhereabouts } from './whereabouts.policy.ts';

const PLACES = ['Naledi Dam', 'Tau', ''];

it.each([
  ['pays the vet who nurses pangolins.', false],
  ['looks after Naledi Dam.', false],
  ['walks with the pangolins of naledi  dam.', true],
  ['saw a p4ngolin at NALEDI-DAM', true],
  ['guards rhinos at -24.3, 31.1', true],
  ['guards rhinos at 24.31S, 31.12E', true],
  ['guards rhinos at 24.31 s 31.12 e', true],
  ['guards rhinos at 24° 18′ S', true],
  ['guards 24.3 tonnes of hay', false],
  // A name counts as a whole word alone.
  ['has taught of pangolins for 12 years', false],
  ['Tau guards a rhino.', true],
  // Paragraphs are judged apart.
  ['Naledi Dam is ours.\n\nWe stand up for pangolins.', false],
  ['Hello.\n\nPangolins\nwalk by Naledi Dam.', true],
  // A paragraph is read under its heading, until the next one.
  ['# Pangolins\n\nThey are shy.\n\nThey walk by Naledi Dam.', true],
  ['Hello.\n# Naledi Dam\n\n- pangolins', true],
  ['# Pangolins\n\nThey are shy.\n\n# Cameras\n\nNaledi Dam is ours.', false],
  ['# Pangolins\n\nThey are shy.\n\n# Naledi Dam\n\nOur oldest camera.', false],
])('%j tells where a protected animal lives: %s', (text, expected) => {
  expect(tellsWhereabouts(text, PLACES)).toBe(expected);
});

it.each<[string, Record<string, string>, string[]]>([
  ['none', { name: 'Naledi Dam', work: 'is full.' }, []],
  ['the one that does alone', { name: 'Bateleur Air', work: 'guards rhinos at Tau.' }, ['work']],
  [
    'each that does alone',
    { title: 'Rhinos of Tau', text: 'See pangolins at Tau.', to: '/' },
    ['title', 'text'],
  ],
  [
    'both that do only together',
    { name: 'Naledi Dam', work: 'walks with pangolins.', mark: '' },
    ['name', 'work'],
  ],
  ['the one that all others need', { title: 'A rhino', text: 'The rhino', action: 'See Tau' }, ['action']],
  [
    'all where two of each are enough',
    { title: 'A rhino', text: 'The rhino', action: 'See Tau', to: '/wildlife/tau' },
    ['title', 'text', 'action', 'to'],
  ],
])('of texts that are read as one, names %s', (_, parts, expected) => {
  expect(partsTellingWhereabouts(parts, PLACES)).toEqual(expected);
});
