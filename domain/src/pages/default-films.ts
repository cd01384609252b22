import type { FilmsPage } from './pages.schema.ts';

/** The films of home before staff have saved anything. */
export const defaultFilms: FilmsPage = {
  kind: 'films',
  sample: {
    title: 'Half a minute at the water',
    text: 'Elephants before noon, zebras at dusk, a leopard at night, and a river in the mist: four of our free cameras.',
    address: '/films/intro-sample.mp4',
    poster: '/films/intro-sample.jpg',
  },
  premium: {
    title: 'What members are watching',
    text: 'The cubs at the den, the nests on Heron Island, and Leopard Rock by moonlight.',
    address: '/films/intro-premium.mp4',
    poster: '/films/intro-premium.jpg',
  },
};
