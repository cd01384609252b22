/** What the page of all cameras shows once it is idle, in one chunk. */
export { CardFilms } from '../../player/films/card-films.tsx';
export { lastInTheMiddle } from '../../streams/last-in-the-middle.ts';
export { CourseBanner } from './course-banner.tsx';
