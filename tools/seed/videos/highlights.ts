import type { Shelf } from './seeded-video.ts';

export const HIGHLIGHTS: Shelf = {
  type: 'highlight',
  newest: 0.2,
  every: 2.1,
  videos: [
    {
      title: 'The pride wakes at dusk',
      description:
        'They had slept under the thorn tree since noon. One yawn, and the whole plain went quiet.',
      shots: 'tau/day:0x6 tau/dusk:2x6',
    },
    {
      title: 'A calf learns what a trunk is for',
      description: 'Three weeks old, and still not sure who is in charge.',
      shots: 'tembe/day:1x8 tembe/dusk:0x4',
    },
    {
      title: 'Hippos home from the night shift',
      description: 'First light on the Olifants, and a family quarrel about who lies where.',
      shots: 'olifants-river/dawn:0x10',
      captions: `WEBVTT

00:00.000 --> 00:05.000
[The river runs]

00:08.000 --> 00:11.000
[A hippo grunts]

00:21.000 --> 00:24.000
[A hippo grunts, further away]

00:28.000 --> 00:31.000
[A fish eagle cries far off]`,
    },
    {
      title: 'The ridge sees the storm first',
      description: 'Lightning over the valley, two hours before the first drop.',
      youtube: { id: 'bomaStorm01', camera: 'ridge' },
    },
    {
      title: 'A hundred zebra and one puddle',
      description: 'Everybody is thirsty, nobody wants to go first.',
      shots: 'nkorho/day:3x9',
    },
    {
      title: 'The leopard that visits at ten',
      description: 'Every night this week, within four minutes. We have begun to set our watches by it.',
      shots: 'cat-eye/night:0x8',
      captions: `WEBVTT

00:00.000 --> 00:06.000
[Crickets]

00:12.000 --> 00:16.000
[The leopard calls, like a saw in wood]

00:24.000 --> 00:27.000
[A hyena whoops far off]`,
    },
    {
      title: 'A heron, one attempt',
      description: 'Watch the water, not the bird.',
      shots: 'naledi-dam/day:2x5 naledi-dam/dawn:1x3',
    },
    {
      title: 'Wildebeest under a red sky',
      description: 'The pan at dusk, after the first rain.',
      shots: 'rosies-pan/dusk:0x8 rosies-pan/night:4x4',
    },
    {
      title: 'Hornbill breakfast club',
      description: 'The hide opens at six. So do they.',
      shots: 'mopane-hide/day:0x7',
    },
    {
      title: 'Kudu and impala share the bank',
      description: 'Red rocks behind them, and nobody in a hurry.',
      youtube: { id: 'bomaRaid_02', camera: 'kwa-maritane' },
    },
    {
      title: 'Kudu on tiptoe',
      description: 'A bull with horns as wide as a door, and no sound at all.',
      shots: 'kwa-maritane/dusk:1x6',
    },
    {
      title: 'Klipspringers say hello',
      description: 'The smallest residents of Leopard Rock have no time for its name.',
      shots: 'leopard-rock/day:0x6',
    },
  ],
};

export const LODGE_HIGHLIGHTS: Shelf = {
  type: 'lodge',
  newest: 0.7,
  every: 3.7,
  videos: [
    {
      title: 'Breakfast with giraffes at Tshukudu',
      description: 'Nobody left the deck, and the coffee went cold.',
      shots: 'nkorho/day:0x8',
      lodge: 1,
    },
    {
      title: 'Sundowners above Naledi Dam',
      description: 'Filmed by our guide Sipho from the boat house.',
      shots: 'naledi-dam/day:4x4 naledi-dam/night:0x4',
      lodge: 2,
    },
    {
      title: 'The swimming pool has visitors',
      description: 'Zebras, a herd of impala, and a very patient gardener.',
      shots: 'kwa-maritane/day:2x6',
      lodge: 3,
    },
    {
      title: 'Lions on the airstrip',
      description: 'The ten o’clock flight landed at eleven.',
      shots: 'tau/day:3x7',
      lodge: 1,
    },
    {
      title: 'Night drive, one pair of eyes',
      description: 'From the back seat, without a lamp.',
      shots: 'cat-eye/night:3x7',
      lodge: 2,
    },
    {
      title: 'Evening at the water, Kwa Maritane',
      description: 'Half a minute, while the rocks give back the warmth of the day.',
      shots: 'kwa-maritane/dusk:0x8',
      lodge: 3,
    },
    {
      title: 'Hornbills from the bird hide',
      description: 'The hide sleeps two, if they are quiet.',
      shots: 'mopane-hide/day:3x6',
      lodge: 1,
    },
    {
      title: 'Morning mist on the dam',
      description: 'Half past five. Worth it.',
      shots: 'naledi-dam/dawn:0x8',
      lodge: 2,
    },
    {
      title: 'The impala that owns the lawn',
      description: 'He has chased three guests and a wheelbarrow.',
      shots: 'kwa-maritane/day:0x5',
      lodge: 3,
    },
    {
      title: 'A walk with the Tshukudu guides',
      description: 'Slowly, in single file, and mostly looking down.',
      shots: 'nkorho/dusk:0x8',
      lodge: 1,
    },
  ],
};
