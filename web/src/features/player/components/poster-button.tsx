import { chakra } from '../../../components/ui.ts';
import { PlayIcon } from './player-icons.tsx';

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
      display="grid"
      placeItems="center"
      outlineOffset="-4px"
      css={{ '&:hover [data-mark]': { background: 'rgba(8,6,4,0.82)', transform: 'scale(1.04)' } }}
    >
      <chakra.span
        data-mark=""
        display="grid"
        placeItems="center"
        boxSize={compact ? 12 : 20}
        borderRadius="full"
        background="rgba(8,6,4,0.62)"
        color="#f1e9d8"
        transition="transform 0.2s, background 0.2s"
      >
        <PlayIcon size={compact ? 22 : 34} />
      </chakra.span>
    </chakra.button>
  );
}
