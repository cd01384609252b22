import type { SystemStyleObject } from '@chakra-ui/react/styled-system';
import { PlayIcon } from '../../../components/more-icons.tsx';
import { chakra } from '../../../components/ui.ts';
import { overPicture } from '../../../theme/over-picture.ts';
import { PauseIcon } from '../components/player-icons.tsx';
import { chooseMovingPictures, useMovingPictures } from '../moving-pictures.ts';

/** A round button over a film. Its user says where. */
export const overFilm = {
  position: 'absolute',
  // The picture's link lies over the film.
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  minWidth: '44px',
  height: '44px',
  borderRadius: 'full',
  color: overPicture.ink,
  background: overPicture.shade(66),
  _hover: { background: overPicture.shade(80) },
} as const;

const corner = { position: 'absolute', top: 3, right: { base: 3, md: 5 } } as const;

/** Lets the viewer stop the moving pictures, for later visits too, and start them again: in the picture's corner, or where `place` says. */
export function FilmSwitch({ place = corner }: { readonly place?: SystemStyleObject }) {
  const moving = useMovingPictures();
  return (
    <chakra.button
      type="button"
      aria-label={moving ? 'Stop the moving pictures' : 'Let the pictures move'}
      title={moving ? 'Stop the moving pictures' : 'Let the pictures move'}
      onClick={() => chooseMovingPictures(!moving)}
      css={[overFilm, place]}
    >
      {moving ? <PauseIcon /> : <PlayIcon />}
    </chakra.button>
  );
}
