import { latePart } from '../../../components/late-part.tsx';

/** Plays a moment. Its code is loaded with the first one. */
export const MomentFilm = latePart(() => import('./moment-film.tsx'));
