import { useEffect } from 'react';
import type { Theatre } from '../player-props.ts';

/** Leaves the theatre once the player has lost its controls, and with them the button that leaves it. */
export function useTheatreEnd(isLost: boolean, theatre: Theatre | undefined): void {
  const ends = isLost && theatre?.active === true;
  const leave = theatre?.toggle;
  useEffect(() => {
    if (ends) leave?.();
  }, [ends, leave]);
}
