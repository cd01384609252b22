/** What the page of all cameras shows once it is idle, in one chunk. */
export { CourseBanner } from '../../features/home/promos/course-banner.tsx';
export { CardFilms } from '../../features/player/films/card-films.tsx';
export { lastInTheMiddle } from '../../features/streams/last-in-the-middle.ts';
