import type { CourseModule, SaveModuleInput } from './course.schema.ts';

const question = (words: string) => ({
  question: words,
  answers: ['Toes', 'Claws', 'Hooves'],
  right: 1,
  because: 'A hyena cannot draw its claws in.',
});

/** What staff send about a new module. */
export const moduleContent: SaveModuleInput = {
  position: 1,
  title: 'Reading tracks',
  summary: 'Who walked here last night?',
  cover: '/covers/tau.jpg',
  lesson: [{ heading: 'Look for claws', text: 'A dog’s track shows claws, a cat’s does not.' }],
  questions: [
    question('What does a hyena’s track show?'),
    question('And a dog’s?'),
    question('And a fox’s?'),
  ],
  recording: { kind: 'film', url: '/films/tracks.mp4' },
  seen: 'A lion walks to the water.',
  live_source: { kind: 'camera', code: 'tau' },
  publish: { kind: 'now' },
};

const { publish: _publish, ...content } = moduleContent;

export const courseModule: CourseModule = {
  ...content,
  id: 4,
  open: true,
  on_air: false,
  updated_at: Date.UTC(2027, 0, 15, 4, 0, 0, 250),
};
