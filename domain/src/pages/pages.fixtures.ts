import type { CausePage, Ranger } from './pages.schema.ts';

/** A ranger as staff have saved one. */
export const sipho: Ranger = {
  name: 'Sipho Dube',
  post: 'Tracker',
  introduction: 'Tracker and cook.',
  portrait: '/uploaded/a.jpg',
  alt: 'Sipho at the fire.',
  face: '/uploaded/b-sm.jpg',
  life: 'He cooks.\n\n# Ask him about\n\n- stew',
};

/** The page of the cause as staff have saved it. */
export const savedCause: CausePage = {
  kind: 'cause',
  lead: 'Why we care.',
  picture: '/uploaded/c.jpg',
  alt: 'A tree.',
  work: 'We plant trees.',
  helping: 'Write to us.',
};
