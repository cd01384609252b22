import { lazy } from 'react';

/** Plays a moment. Its code is loaded with the first one. */
export const MomentFilm = lazy(() => import('./moment-film.tsx'));
