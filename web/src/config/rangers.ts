/** The people at camp who have a page of their own, until staff have saved others. What their pages tell is in `features/pages`. */
export const rangers = {
  firstBiography: {
    name: 'Naledi Khumalo',
    post: 'Head ranger',
    introduction: 'The tracker who taught most of us to look.',
  },
  secondBiography: {
    name: 'Pieter van Wyk',
    post: 'Camera keeper',
    introduction: 'He hangs the cameras, and climbs up again when baboons move them.',
  },
} as const;
