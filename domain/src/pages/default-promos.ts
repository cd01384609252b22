import type { PromosPage } from './pages.schema.ts';

const picturesOf = (name: string) => ({ wide: `/promos/${name}-wide.jpg`, tall: `/promos/${name}-tall.jpg` });

/** What home promotes before staff have saved anything. */
export const defaultPromos: PromosPage = {
  kind: 'promos',
  slides: [
    {
      title: 'A den with cubs',
      text: 'They come out when the sun has gone. Members sit with them.',
      ...picturesOf('den'),
    },
    {
      title: 'An island full of nests',
      text: 'Herons, egrets, and thieves of twigs. Without adverts.',
      ...picturesOf('heron'),
    },
    {
      title: 'You keep the cameras running',
      text: 'What members pay keeps every camera up, the free ones too.',
      ...picturesOf('rock'),
    },
  ],
  course: {
    title: 'Junior rangers wanted',
    text: 'Six modules for ages 7 to 12, free, and a certificate to print.',
    alt: 'Two hornbills on a branch, one of them small.',
    ...picturesOf('course'),
  },
};
