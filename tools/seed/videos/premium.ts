import type { Shelf } from './seeded-video.ts';

export const INSIGHTS: Shelf = {
  type: 'insight',
  newest: 1.1,
  every: 5.3,
  videos: [
    {
      title: 'What the tracks say, with Naledi',
      description: 'One sandy bank, one night, eleven animals. Naledi reads it from left to right.',
      shots: 'tau/dusk:0x8 olifants-river/dawn:0x8',
    },
    {
      title: 'How a den is chosen',
      description: 'Why the hyenas moved twice this year, and why they came back.',
      shots: 'hyena-den/day:0x8 hyena-den/dusk:0x6',
    },
    {
      title: 'The language of ears',
      description: 'An elephant says most of it before it makes a sound.',
      shots: 'tembe/day:0x12',
    },
    {
      title: 'A heronry from the inside',
      description: 'Forty nests, one tree, and strict rules about sticks.',
      shots: 'heron-island/dawn:0x8 heron-island/day:0x6',
    },
    {
      title: 'Why zebra stand nose to tail',
      description: 'Pieter counts flies, so that you need not.',
      shots: 'nkorho/day:0x10',
    },
  ],
};

export const PICKS: Shelf = {
  type: 'pick',
  newest: 0.5,
  every: 4.9,
  videos: [
    {
      title: 'Pieter’s pick: the long wait',
      description: 'Eleven quiet minutes of the week, cut down to one.',
      shots: 'leopard-rock/day:0x6 leopard-rock/night:0x8',
    },
    {
      title: 'Naledi’s pick: cubs at the entrance',
      description: 'Four cubs, one stick, and a mother with other plans.',
      shots: 'hyena-den/dusk:0x8 hyena-den/night:0x6',
    },
    {
      title: 'Pieter’s pick: the heron dance',
      description: 'Left, right, left. Breakfast.',
      shots: 'heron-island/day:0x9',
    },
    {
      title: 'Naledi’s pick: lionesses at the pan',
      description: 'The herd does not look up.',
      shots: 'rosies-pan/night:0x9',
    },
    {
      title: 'Pieter’s pick: crocodile, thinking',
      description: 'Nothing happens. Watch it twice.',
      shots: 'olifants-river/day:0x8',
    },
  ],
};

export const RARE_SIGHTINGS: Shelf = {
  type: 'rare',
  newest: 2.3,
  every: 6.7,
  videos: [
    {
      title: 'A leopard under the lamp',
      description: 'The third in four years, and the first that stayed.',
      shots: 'cat-eye/night:1x8',
    },
    {
      title: 'Leopard Rock has its leopard back',
      description: 'Ears first. The rest took a minute.',
      shots: 'leopard-rock/night:2x8',
    },
    {
      title: 'A hippo among herons',
      description: 'Most of our rangers have never seen them so close. You are about to.',
      shots: 'heron-island/night:0x9',
    },
    {
      title: 'A leopard on the bank',
      description: 'Thirty-two seconds that we have watched a hundred times.',
      shots: 'kwa-maritane/night:0x8',
    },
  ],
};
