import type { RangersPage } from '@boma/domain/pages/pages.schema.ts';
import { painted, paintedFace } from '../../components/picture.tsx';
import { rangers } from '../../config/rangers.ts';

/** Our people until staff have saved others. */
export const defaultRangers: RangersPage = {
  kind: 'rangers',
  rangers: [
    {
      ...rangers.firstBiography,
      portrait: painted('naledi'),
      alt: 'Naledi Khumalo in a wide-brimmed hat, binoculars round her neck, looking over the plain into the low sun.',
      face: paintedFace('naledi'),
      life: `Naledi grew up at the edge of a reserve, in a house whose vegetable garden was eaten by the same bull elephant every August. Her grandmother shouted at him. Naledi followed him, at eight, in sandals, for three kilometres, and was scolded for a week. She says that she has been following animals ever since, only with better shoes.

She learned tracking from men who had never needed to write it down, and wrote it down. Her notebooks, forty-one by now, fill a shelf at the ranger station, and everyone who comes to work with us reads the first three.

# What she looks for

‘People ask me where the lions are. I look at where the impala are not.’ Most of what Naledi finds she finds by what is missing: a silent francolin, a waterhole that is empty at the right hour.

# Ask her about

- the difference between a worried elephant and an annoyed one,
- why hyenas deserve a better name,
- stars: hers is the one the dam is named after.`,
    },
    {
      ...rangers.secondBiography,
      portrait: painted('pieter'),
      alt: 'Pieter van Wyk, grey-bearded and in a bush hat, in the crown of a tree in front of one of his cameras.',
      face: paintedFace('pieter'),
      life: `Pieter repaired radios on fishing boats until a friend asked whether he could make a camera last one summer in a fever tree. It lasted nine days. The second one lasted a month, and by the time the fourth one outlived the rains he had sold his boat.

He hangs every camera you watch here, and he climbs up again when baboons turn it around, which is how we have come to own some two hundred hours of close-up baboon. The housings are his own design. So is the bracket, after the honey badger.

# What breaks

‘Ants, first. They like it warm. Then lightning. Then elephants, but they never do it out of spite: they scratch themselves and my mast is just in the way.’

# Ask him about

- how a camera sees in the dark without a light that people can see,
- why the picture shakes when the wind comes from the east,
- the honey badger.`,
    },
  ],
};
