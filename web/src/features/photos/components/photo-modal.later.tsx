import { capital } from '@boma/domain/capital.ts';
import { AppError } from '@boma/domain/errors.ts';
import { photoData } from '@boma/domain/photos/photo-data.ts';
import { photographerName, photoTitle } from '@boma/domain/photos/photos.constants.ts';
import type { PhotoView } from '@boma/domain/photos/photos.schema.ts';
import { streamPath } from '@boma/domain/site-paths.ts';
import { type KeyboardEvent, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { Failed } from '../../../components/asked.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { useAskFirst } from '../../../components/form/use-ask-first.ts';
import { ArrowRightIcon } from '../../../components/icons.tsx';
import { latePart } from '../../../components/late-part.tsx';
import { PictureAndWords } from '../../../components/picture-and-words.tsx';
import { RouterLink } from '../../../components/router-link.tsx';
import { Box, chakra, Flex } from '../../../components/ui.ts';
import { brand } from '../../../config/brand.ts';
import { trackModal } from '../../../lib/analytics/views.ts';
import { useAnswer } from '../../../lib/asking/use-answer.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { useStructuredData } from '../../../lib/structured-data.ts';
import { overFilm } from '../../player/films/film-switch.tsx';
import { findPhoto } from '../api/photo-calls.ts';
import { photoCampTime, photoDate, photoTime } from '../photo-words.ts';
import { PhotoActions } from './photo-actions.tsx';
import { PhotoProposals } from './photo-proposals.tsx';
import { ZoomablePicture } from './zoomable-picture.tsx';

const provenance = {
  viewers: 'our viewers',
  photographer: 'the photographer',
  staff: 'our rangers',
} as const;

/** Which animal it is and what can be seen, each with the word that it stands on. */
function Description({ photo: { alt, alt_by, species, species_by } }: { readonly photo: PhotoView }) {
  return (
    <Box marginTop={2} maxWidth="38rem">
      {species !== null && species_by && (
        <p>
          <chakra.strong color="ink">{capital(species)}</chakra.strong>, named by {provenance[species_by]}
        </p>
      )}
      {alt && (
        <>
          <chakra.p dir="auto" color="ink">
            {alt}
          </chakra.p>
          {alt_by !== 'photographer' && <p>Described by {provenance[alt_by]}</p>}
        </>
      )}
    </Box>
  );
}

const views = (count: number) => (count === 1 ? '1 view' : `${count} views`);

/** Where a photo comes from: the camera, the time there and here, who took it, and who says what it shows. */
function PhotoFacts({ photo, onClose }: { readonly photo: PhotoView; readonly onClose: () => void }) {
  const [now] = useState(serverNow);
  const { pathname } = useLocation();
  const { stream, user, created_ts, view_count } = photo;
  const camera = streamPath(stream.slug);
  const here = photoDate(created_ts, now);
  const camp = photoCampTime(created_ts);
  const isSameClock = photoTime(created_ts) === camp;
  // Another page takes the dialog with it. Closing it as well could lead back at once: see `closeOverPage`.
  const closes = pathname === camera && { onClick: onClose };
  return (
    <Box textStyle="small" color="muted" minWidth={0}>
      <p>
        By <bdi>{photographerName(user.display_name)}</bdi> at{' '}
        <RouterLink to={camera} color="accent" fontWeight={600} {...closes}>
          {stream.name}
        </RouterLink>
      </p>
      <p>
        {isSameClock ? here : `${here} your time, ${camp}`} at camp
        {view_count > 0 && ` · ${views(view_count)}`}
      </p>
      <Description photo={photo} />
    </Box>
  );
}

/** Plays a moment in the place of its picture. */
const MomentFilm = latePart(() => import('./moment-film.later.tsx'));

interface PhotoModalProps {
  readonly id: string;
  /** The photos of the wall, between which the viewer pages. */
  readonly photos: readonly PhotoView[];
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

type Problem = 'gone' | 'failed';

const problemOf = (cause: unknown): Problem =>
  cause instanceof AppError && cause.code === 'not-found' ? 'gone' : 'failed';

/** The photo as the wall has it until the server has answered, which also counts the view. */
function usePhoto(id: string, known: PhotoView | undefined) {
  const ask = useCallback(() => findPhoto(id), [id]);
  const { answer, problem, retry } = useAnswer(ask, { doing: 'Reading a photo', problemOf });
  // What this viewer has said since. It and the answer about the photo before stay until the next ones come.
  const [decided, setDecided] = useState<PhotoView>();
  const newest = [decided, answer, known].find((each) => each?.id === id);
  return { photo: newest, setDecided, problem: newest ? undefined : problem, retry };
}

/** What the viewer writes about this photo is not lost unasked: what leads away from it asks first. */
function useDescribing(id: string, onOpen: PhotoModalProps['onOpen'], onClose: PhotoModalProps['onClose']) {
  const [describedId, setDescribedId] = useState<string>();
  const { onGuard, askFirst } = useAskFirst();
  const shownId = useRef(id);
  useEffect(() => {
    shownId.current = id;
  }, [id]);
  return {
    opened: describedId === id,
    onOpened: () => setDescribedId(id),
    onGuard,
    open: (other: string) =>
      askFirst(() => {
        setDescribedId(undefined);
        onOpen(other);
      }),
    close: () => askFirst(onClose),
    /** Closes what is about no photo any more: what was written about it goes with it. */
    leave() {
      // A slow answer about this photo comes while the viewer is at another one.
      if (shownId.current !== id) return;
      // Closing may go back in the history, where a form that is still there would ask.
      flushSync(() => setDescribedId(undefined));
      onClose();
    },
  };
}

function NoPhoto({ problem, onRetry }: { readonly problem: Problem; readonly onRetry: () => void }) {
  if (problem === 'gone') return <p role="status">This photo is not here any more.</p>;
  return <Failed onRetry={onRetry}>We could not load this photo.</Failed>;
}

const arrow = {
  ...overFilm,
  top: 'calc(50% - 22px)',
  '&[aria-disabled=true]': { opacity: 0.35, cursor: 'default' },
  // There the arrow has the colour of a button's text, which a picture may hide.
  '@media (forced-colors: active)': { background: 'ButtonFace' },
} as const;

/** They stay where they are, because one of them may have the focus. */
const restingArrows = {
  '& > button': { pointerEvents: 'none', '&:not(:focus-visible)': { opacity: 0 } },
} as const;

/** An arrow over the left or the right edge of the picture. */
function PageButton({
  to,
  name,
  onOpen,
}: {
  to: string | undefined;
  name: 'Previous' | 'Next';
  onOpen: PhotoModalProps['onOpen'];
}) {
  return (
    <chakra.button
      type="button"
      aria-label={`${name} photo`}
      aria-keyshortcuts={name === 'Next' ? 'ArrowRight' : 'ArrowLeft'}
      // Not `disabled`: at the last photo the pressed button would lose the focus, and the dialog its keys.
      aria-disabled={to === undefined}
      onClick={() => to !== undefined && onOpen(to)}
      css={arrow}
      {...(name === 'Previous' ? { left: 2, transform: 'scaleX(-1)' } : { right: 2 })}
    >
      <ArrowRightIcon />
    </chakra.button>
  );
}

/** Links to the files, for the operator: `?debug` in the address. */
function FullViewMenu({ photo }: { readonly photo: PhotoView }) {
  const debug = new URLSearchParams(useLocation().search).has('debug');
  if (!debug) return null;
  return (
    <Flex as="nav" aria-label="Full view" gap={5} wrap="wrap" marginTop={4} textStyle="small" color="accent">
      <a href={photo.image}>Full picture</a>
      <a href={photo.cover}>Card picture</a>
      <span>{photo.storage_reference}</span>
    </Flex>
  );
}

/** One photo or moment, large: zoom or play, its neighbours, where it comes from, and what can be done with it. */
export default function PhotoModal({ id, photos, onOpen, onClose }: PhotoModalProps) {
  const [zoomedId, setZoomedId] = useState<string>();
  const zoomed = zoomedId === id;
  const setZoomed = (on: boolean) => setZoomedId(on ? id : undefined);
  const { open, close, leave, ...describing } = useDescribing(id, onOpen, onClose);
  const at = photos.findIndex((each) => each.id === id);
  const { photo, setDecided, problem, retry } = usePhoto(id, photos[at]);
  useEffect(() => trackModal({ kind: 'photo', id }), [id]);
  const title = photo ? photoTitle(photo.title) : 'Photo';
  useStructuredData(photo && photoData(photo, brand.origin));
  const [previous, next] = at < 0 ? [] : [photos[at - 1]?.id, photos[at + 1]?.id];
  const onKey = ({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    // The browser's own: Alt and an arrow go back, Ctrl and + enlarge the page.
    if (altKey || ctrlKey || metaKey) return;
    // A film has its own keys.
    const isTaken = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement, HTMLMediaElement].some(
      (own) => target instanceof own,
    );
    if (isTaken) return;
    if (!photo?.film && (key === '+' || key === '-')) setZoomed(key === '+');
    if (zoomed) return;
    if (key === 'ArrowLeft' && previous) open(previous);
    if (key === 'ArrowRight' && next) open(next);
  };
  return (
    <Dialog title={title} shows={id} open onClose={close} onKeyDown={onKey}>
      <Box minHeight="12rem">
        {photo && (
          <PictureAndWords
            picture={
              <Box position="relative">
                {photo.film ? (
                  <Suspense fallback={<Box aspectRatio="16 / 9" background="raised" />}>
                    <MomentFilm key={id} photo={photo} />
                  </Suspense>
                ) : (
                  <ZoomablePicture photo={photo} zoomed={zoomed} onZoom={setZoomed} />
                )}
                {at >= 0 && (
                  // Enlarged, the picture is moved by presses and by the arrow keys.
                  <Box css={zoomed ? restingArrows : {}}>
                    <PageButton to={zoomed ? undefined : previous} name="Previous" onOpen={open} />
                    <PageButton to={zoomed ? undefined : next} name="Next" onOpen={open} />
                  </Box>
                )}
              </Box>
            }
          >
            <PhotoFacts photo={photo} onClose={close} />
            <Box marginTop={5}>
              <PhotoActions key={id} photo={photo} onDeleted={leave} />
            </Box>
            <PhotoProposals key={`proposals of ${id}`} photo={photo} onDecided={setDecided} {...describing} />
            <FullViewMenu photo={photo} />
          </PictureAndWords>
        )}
        {problem && <NoPhoto problem={problem} onRetry={retry} />}
      </Box>
    </Dialog>
  );
}
