import type { ModuleView } from '@boma/domain/course/course.schema.ts';
import { chakra } from '../../../components/ui.ts';

const style = {
  display: 'block',
  width: '100%',
  aspectRatio: '16 / 9',
  borderRadius: { base: 'sm', md: 'lg' },
  background: 'raised',
} as const;

/** The film of a module. Nothing of it is fetched before it is played. */
export function ModuleFilm({
  module: { title, cover },
  src,
}: {
  readonly module: Pick<ModuleView, 'title' | 'cover'>;
  readonly src: string;
}) {
  return (
    <chakra.video
      controls
      playsInline
      preload="none"
      src={src}
      poster={cover}
      aria-label={`Film: ${title}`}
      css={style}
    />
  );
}
