import { isLive } from '@boma/domain/shows/shows.policy.ts';
import { showsPath } from '@boma/domain/site-paths.ts';
import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { pageColumn } from '../../../components/page-column.ts';
import { RouterLink } from '../../../components/router-link.tsx';
import { chakra } from '../../../components/ui.ts';
import { LOW_LANDSCAPE } from '../../../config/breakpoints.ts';
import { AirBadge } from '../../../features/shows/components/air-badge.tsx';
import { whyFeatured } from '../../../features/streams/featured.ts';
import { useHappening } from '../../../features/streams/hooks/use-happening.ts';
import { useClockText } from '../../../lib/ticking-clock.ts';
import { overPicture } from '../../../theme/over-picture.ts';

const style = {
  ...pageColumn,
  position: 'absolute',
  // The picture's link lies over the film.
  zIndex: 1,
  top: 3,
  insetInline: 0,
  display: 'grid',
  justifyItems: 'start',
  gap: 2,
  // Beside the words a press still opens the camera.
  pointerEvents: 'none',
  color: overPicture.ink,
  textStyle: 'small',
  fontWeight: 600,
  '& > *': {
    // The buttons are at the other edge.
    maxWidth: { base: 'calc(100% - 6.5rem)', md: 'calc(100% - 16rem)' },
    paddingX: 4,
    borderRadius: '22px',
    background: overPicture.shade(66),
    overflowWrap: 'anywhere',
  },
  '& > p': { paddingY: 2, lineHeight: 1.4 },
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    gap: { base: 2, sm: 3 },
    minHeight: '44px',
    paddingLeft: 3,
    paddingY: 1,
    pointerEvents: 'auto',
    lineHeight: 1.3,
    _hover: { background: overPicture.shade(86) },
  },
  '& > a > :first-child': { flexShrink: 0 },
  // On a phone the link's name says enough.
  '& > a + p': { display: { base: 'none', sm: 'block' } },
  // Below the buttons, at the edge without words.
  [LOW_LANDSCAPE]: { top: '4.25rem', justifyItems: 'end', '& > *': { maxWidth: '100%' } },
} as const;

interface HeroNotesProps {
  readonly streams: readonly StreamView[];
  /** The camera that the page shows. */
  readonly featured: StreamView;
}

/** Over the picture, so that nothing moves when they come: the way to the running show, and why the page shows this camera. */
export function HeroNotes({ streams, featured }: HeroNotesProps) {
  const happening = useHappening();
  const why = useClockText((now) => whyFeatured(featured, streams, { ...happening, now }) ?? '');
  const show = happening.site?.shows.find(isLive);
  if (!show && !why) return null;
  return (
    <chakra.div css={style}>
      {show && (
        <RouterLink to={showsPath(show.show_type.type)}>
          <AirBadge />
          <chakra.span lineClamp={2}>
            <chakra.span srOnly={{ base: true, sm: false }}>Watch the show: </chakra.span>
            {show.title}
          </chakra.span>
        </RouterLink>
      )}
      {why && <p>{why}</p>}
    </chakra.div>
  );
}
