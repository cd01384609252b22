import type { ComponentProps, ReactNode } from 'react';
import { chakra } from '../../../components/ui.ts';
import { overPicture } from '../../../theme/over-picture.ts';

interface ControlButtonProps extends Omit<ComponentProps<typeof chakra.button>, 'children'> {
  readonly label: string;
  /** The key that does the same while the player has the focus. */
  readonly shortcut?: string;
  readonly children: ReactNode;
}

/** A round button of the control bar. */
export function ControlButton({ label, shortcut, children, ...rest }: ControlButtonProps) {
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
      {...rest}
    >
      {children}
    </chakra.button>
  );
}
