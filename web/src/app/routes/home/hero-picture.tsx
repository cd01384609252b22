import type { ComponentProps } from 'react';
import { alone } from '../../../components/fails-alone.tsx';
import * as hero from '../../../features/player/films/hero-film.tsx';
import * as notes from './hero-notes.tsx';

const HeroFilm = alone('film', hero.HeroFilm);
const HeroNotes = alone('notes on the film', notes.HeroNotes);

/** What lies over the picture of home's hero. */
export const HeroPicture = (props: ComponentProps<typeof HeroFilm>) => (
  <>
    <HeroFilm {...props} />
    <HeroNotes {...props} />
  </>
);
