import type { ComponentProps, ReactNode } from 'react';
import { chakra } from '../../../components/ui.ts';
import { overPicture } from '../../../theme/over-picture.ts';

interface ControlButtonProps extends Omit<ComponentProps<typeof chakra.button>, 'children'> {
  readonly label: string;
  /** The key that does the same while the player has the focus. */
  readonly shortcut?: string;
  readonly children: ReactNode;
}

/** In forced colours the icon has the colour of a button's text, which a picture may hide. */
const groundInForcedColours = { '@media (forced-colors: active)': { background: 'ButtonFace' } } as const;

/** A round button of the control bar. */
export function ControlButton({ label, shortcut, children, css, ...rest }: ControlButtonProps) {
  return (
    <chakra.button
      type="button"
      aria-label={label}
      title={shortcut === undefined ? label : `${label} (${shortcut})`}
      {...(shortcut === undefined ? {} : { 'aria-keyshortcuts': shortcut })}
      display="grid"
      placeItems="center"
      boxSize="44px"
      flex="none"
      borderRadius="full"
      color="ink"
      transition="background 0.15s"
      outlineOffset="-3px"
      _hover={{ background: overPicture.light(16) }}
      css={[groundInForcedColours, css ?? {}]}
      {...rest}
    >
      {children}
    </chakra.button>
  );
}
