// What the pages of the course and the server share, without zod.

/** Questions at the end of each module, and answers to choose from. */
export const QUESTIONS_PER_MODULE = 3;
export const ANSWERS_PER_QUESTION = 3;

export const COURSE_MAX = {
  modules: 40,
  title: 80,
  summary: 200,
  heading: 80,
  text: 1200,
  parts: 6,
  question: 160,
  answer: 120,
  because: 300,
  seen: 600,
} as const;

/** What local storage has under `jr` on a device whose user has joined. */
export const JUNIOR_RANGER = 'ok';
