import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../components/icons.tsx';
import { pictureBadge } from '../../../components/picture-badge.ts';
import { Box, chakra } from '../../../components/ui.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { campNow, campTime } from '../../../lib/camp-time.ts';
import { newestStills } from '../../streams/api/camera-stills.ts';
import { watchVisibility } from '../../streams/watch-visibility.ts';
import { useMovingPictures } from '../moving-pictures.ts';
import { FilmSwitch, overFilm } from './film-switch.tsx';

/** Ten stills, one of two minutes each, a second each. */
const STILLS = 10;
const STEP_MS = 1000;

/** In the corner, where it hides no animal. */
const replay = { ...overFilm, right: 3, bottom: 3 } as const;

const layer = {
  position: 'absolute',
  inset: 0,
  '& > img': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'cover',
    opacity: 0,
    transition: 'opacity 500ms linear',
    '&[data-shown]': { opacity: 1 },
  },
} as const;

/** The number of the still that is shown. It counts on while the camera is seen, up to the end. */
function useSteps(frame: RefObject<Element | null>, count: number, playing: boolean) {
  const [at, setAt] = useState(0);
  const [seen, setSeen] = useState(false);
  useEffect(() => (frame.current ? watchVisibility(frame.current, setSeen) : undefined), [frame]);
  const counts = playing && seen && at < count;
  useEffect(() => {
    if (!counts) return;
    const timer = setInterval(() => setAt((before) => before + 1), STEP_MS);
    return () => clearInterval(timer);
  }, [counts]);
  return { at, again: () => setAt(0) };
}

/** What a members' camera saw in the last twenty minutes, in ten seconds. Then the page's own picture shows again. */
export function Glimpse({ stream: { slug } }: { readonly stream: StreamView }) {
  const frame = useRef<HTMLDivElement>(null);
  const moving = useMovingPictures();
  const ask = useCallback(async () => (moving ? newestStills(slug, STILLS) : []), [slug, moving]);
  const { answer: stills = [] } = useAnswer(ask, { doing: 'Reading the newest stills of a camera' });
  const { at, again } = useSteps(frame, stills.length, moving);
  const shown = stills[at];
  const isOver = stills.length > 0 && !shown;
  return (
    <Box ref={frame} css={layer} data-glimpse={shown ? 'moving' : 'over'}>
      {/* The shown one and those before it, so that each fades in over the one before it. The next is decoded meanwhile. */}
      {shown &&
        stills
          .slice(0, at + 2)
          .map(({ ts, jpeg }, index) => (
            <img
              key={ts}
              src={`data:image/jpeg;base64,${jpeg}`}
              alt=""
              data-shown={index <= at ? '' : undefined}
            />
          ))}
      {shown && (
        <chakra.p css={pictureBadge} right={3} bottom={3} fontVariantNumeric="tabular-nums">
          Newest stills · {campTime(campNow(shown.ts * 1000))}
        </chakra.p>
      )}
      {isOver ? (
        <chakra.button
          type="button"
          aria-label="Show the newest stills again"
          title="Show the newest stills again"
          onClick={again}
          css={replay}
        >
          <Icon>
            <path d="M4.5 12a7.5 7.5 0 1 0 2.2-5.3M4.5 4v4h4" />
          </Icon>
        </chakra.button>
      ) : (
        <FilmSwitch />
      )}
    </Box>
  );
}
