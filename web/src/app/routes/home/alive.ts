/** What home shows once it is alive and idle, in one chunk. */
export { HomeAdvert } from '../../adverts/home-advert.tsx';
export { CardFilms } from '../../films/card-films.tsx';
export { HeroFilm } from '../../films/hero-film.tsx';
export { RightNow } from '../../news/right-now.tsx';
export { HomePromosPlace } from '../../promos/home-promos-place.tsx';
export { FeaturedSnapshot } from './featured-snapshot.tsx';
export { Shelves } from './shelves.tsx';
