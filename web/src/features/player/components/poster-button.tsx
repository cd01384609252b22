import { PlayIcon } from '../../../components/more-icons.tsx';
import { chakra } from '../../../components/ui.ts';

interface PosterButtonProps {
  readonly name: string;
  readonly compact: boolean;
  readonly onPlay: () => void;
}

/** The whole poster is the button; the round mark in its middle says what it does. */
export function PosterButton({ name, compact, onPlay }: PosterButtonProps) {
  return (
    <chakra.button
      type="button"
      aria-label={`Play ${name}`}
      onClick={onPlay}
      position="absolute"
      inset={0}
      width="100%"
      display="grid"
      placeItems="center"
      outlineOffset="-4px"
      css={{ '&:hover > span': { transform: 'scale(1.06)' } }}
    >
      <chakra.span
        display="grid"
        placeItems="center"
        boxSize={compact ? 12 : 20}
        borderRadius="full"
        background="scrim"
        color="ink"
        transition="transform 0.2s"
        css={{ '& path': { fill: 'currentColor' }, '& svg': { marginInlineStart: '3px' } }}
      >
        <PlayIcon size={compact ? 22 : 34} />
      </chakra.span>
    </chakra.button>
  );
}
