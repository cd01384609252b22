import type { SeededVideo, Shelf } from './seeded-video.ts';

const rangerShow = (title: string, description: string, shots: string): SeededVideo => ({
  title,
  description,
  shots,
  show: 1,
});
const onPoint = (title: string, description: string, shots: string): SeededVideo => ({
  title,
  description,
  shots,
  show: 2,
});
const nightDrive = (title: string, description: string, shots: string): SeededVideo => ({
  title,
  description,
  shots,
  show: 3,
});
const riverWalk = (title: string, description: string, shots: string): SeededVideo => ({
  title,
  description,
  shots,
  show: 4,
});

/** Past shows. Their recordings are as long as the shows were. */
export const EPISODES: Shelf = {
  type: 'episode',
  newest: 0.4,
  every: 1.6,
  videos: [
    rangerShow(
      'Sunrise at Tau: the coalition returns',
      'Two brothers, last seen in June.',
      'tau/day:0x220 tau/dusk:0x80',
    ),
    onPoint('What a warthog’s tail is for', 'It is an aerial, of a kind.', 'kwa-maritane/day:0x150'),
    rangerShow(
      'First light on the river',
      'Crocodiles warm up, and the hippos come home late.',
      'olifants-river/dawn:0x180 olifants-river/day:0x120',
    ),
    rangerShow('Elephants at breakfast', 'The herd of Tembe before the heat.', 'tembe/day:0x260'),
    nightDrive('Leopard crossing', 'The last drive of the season.', 'cat-eye/night:0x240'),
    rangerShow(
      'The early birds',
      'A dawn chorus with names: who sings what, and why.',
      'mopane-hide/day:0x240',
    ),
    onPoint('How far a lion’s roar goes', 'Eight kilometres, and what it says on the way.', 'tau/dusk:0x140'),
    rangerShow(
      'Afternoon at Nkorho',
      'Zebra, wildebeest, and what watches them.',
      'nkorho/day:0x180 nkorho/dusk:0x90',
    ),
    rangerShow(
      'A walk along the dam',
      'Pieter shows where the cameras hang, and who chews on them.',
      'naledi-dam/day:0x260',
    ),
    riverWalk('Upstream, part two', 'Where the river bends, the stories change.', 'olifants-river/day:0x200'),
    rangerShow(
      'Leopard Rock by evening',
      'We waited together. That was most of the work.',
      'leopard-rock/day:0x120 leopard-rock/night:0x140',
    ),
    onPoint('The oxpecker’s bill', 'A bird, a buffalo, and who gains.', 'rosies-pan/day:0x130'),
    rangerShow('After the rain', 'The pan fills up, and everybody comes to look.', 'rosies-pan/dusk:0x240'),
    rangerShow('Counting spots', 'How we tell forty hyenas apart.', 'hyena-den/dusk:0x230'),
    nightDrive('Eyes in the grass', 'Which colour belongs to whom.', 'cat-eye/night:2x230'),
    rangerShow('Questions from the fire', 'An hour of yours, answered.', 'naledi-dam/night:0x280'),
    rangerShow('The dry month', 'What the animals do when the water goes.', 'tembe/dusk:0x240'),
    onPoint('Dust baths', 'Sun cream, towel and soap in one.', 'tembe/day:4x120'),
    rangerShow('Who cleans up', 'Vultures, beetles, and the quiet end of things.', 'nkorho/dusk:0x250'),
    rangerShow('A herd on the move', 'Two thousand wildebeest, one gate.', 'rosies-pan/day:0x270'),
    riverWalk('Upstream, part one', 'We start at the ford, with wet boots.', 'olifants-river/dawn:0x210'),
    rangerShow(
      'One cat, a big night',
      'A leopard, its round, and how to tell that it is the same one.',
      'cat-eye/night:4x250',
    ),
    onPoint('How a hornbill locks the door', 'With mud, from the inside.', 'mopane-hide/day:2x140'),
    rangerShow('The first show', 'Where it all began, with a borrowed camera.', 'tau/day:4x200'),
  ],
};
