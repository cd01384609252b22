import { alone } from '../../../components/fails-alone.tsx';
import * as adverts from '../../../features/adverts/components/home-advert.tsx';
import * as news from '../../../features/home/news/right-now.tsx';
import * as promos from '../../../features/home/promos/home-promos-place.tsx';
import * as cards from '../../../features/player/films/card-films.tsx';
import * as snapshot from './featured-snapshot.tsx';
import * as shelves from './shelves.tsx';

// What home shows once it is alive and idle, in one chunk. Home is complete without any of these.
export { HeroPicture } from './hero-picture.tsx';
export const HomeAdvert = alone('advert', adverts.HomeAdvert);
export const CardFilms = alone('films of the cards', cards.CardFilms);
export const RightNow = alone('news', news.RightNow);
export const HomePromosPlace = alone('lower part of home', promos.HomePromosPlace);
export const FeaturedSnapshot = alone('snapshot', snapshot.FeaturedSnapshot);
export const Shelves = alone('shelves', shelves.Shelves);
