/** The people at camp who have a page of their own. */
export const rangers = {
  firstBiography: {
    name: 'Naledi Khumalo',
    post: 'Head ranger',
    introduction: 'Head ranger, and the tracker who taught most of us to look.',
    portrait: {
      name: 'naledi',
      alt: 'Naledi Khumalo in a wide-brimmed hat, binoculars round her neck, looking over the plain into the low sun.',
    },
  },
  secondBiography: {
    name: 'Pieter van Wyk',
    post: 'Camera keeper',
    introduction: 'Camera keeper: he hangs the cameras and climbs up again when baboons move them.',
    portrait: {
      name: 'pieter',
      alt: 'Pieter van Wyk, grey-bearded and in a bush hat, in the crown of a tree in front of one of his cameras.',
    },
  },
} as const;

export type Ranger = (typeof rangers)[keyof typeof rangers];
