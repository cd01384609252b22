import { chakra } from './ui.ts';

const style = {
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: { base: 'sm', md: 'lg' },
  background: 'raised',
} as const;

interface FilmProps {
  readonly src: string;
  readonly poster: string;
  /** What it shows. */
  readonly label: string;
  /** Hears true when the film begins to play, and false when it has ended. */
  readonly onWatching?: ((watching: boolean) => void) | undefined;
}

/** One of our films, with the browser's controls. It is not fetched before it is played. */
export function Film({ src, poster, label, onWatching }: FilmProps) {
  return (
    <chakra.video
      controls
      playsInline
      preload="none"
      src={src}
      poster={poster}
      aria-label={label}
      onPlay={() => onWatching?.(true)}
      onEnded={() => onWatching?.(false)}
      css={style}
    />
  );
}
