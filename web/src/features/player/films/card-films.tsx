import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLiveSite } from '../../../lib/live-site.ts';
import { useWatchesAll } from '../../../session/session.ts';
import { isOnAir } from '../../streams/stream-air.ts';
import { SilentVideo } from '../components/silent-video.tsx';
import { useMovingPictures } from '../moving-pictures.ts';

/** Milliseconds that a pointer or the focus rests on a card before it plays. */
const HOVER_MS = 400;
/** Milliseconds that a finger's card must stand still in the middle of the screen. */
const LONG_LOOK_MS = 2500;

/** A camera's card: its picture's element carries the camera's slug. */
interface LookedAt {
  readonly slug: string;
  readonly picture: HTMLElement;
}

const CARD = '.stream-card';

function lookedAt(card: Element | null | undefined): LookedAt | undefined {
  const picture = card?.querySelector<HTMLElement>('[data-still]');
  const slug = picture?.dataset.still;
  return picture && slug ? { slug, picture } : undefined;
}

const cardOf = ({ target }: Event) => (target instanceof Element ? target.closest(CARD) : null);

/** The card of which most is in the middle half of the screen; for screens without a pointer that hovers. */
function cardInTheMiddle(): Element | undefined {
  const middle = innerHeight / 2;
  return [...document.querySelectorAll(CARD)].find((card) => {
    const { top, bottom } = card.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight && top <= middle && bottom >= middle;
  });
}

/**
 * Reports the card that the viewer looks at: the one under the pointer, the one with the keyboard's focus, or, where
 * nothing hovers, the one that has stood in the middle of the screen since the last scroll. Undefined when they look
 * elsewhere.
 */
function watchLook(tell: (looked: LookedAt | undefined) => void): () => void {
  const watching = new AbortController();
  const options = { signal: watching.signal, passive: true } as const;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let current: Element | null | undefined;
  const look = (card: Element | null | undefined, after: number) => {
    if (card === current) return;
    current = card;
    clearTimeout(timer);
    tell(undefined);
    if (card) timer = setTimeout(() => tell(lookedAt(card)), after);
  };
  let pointerAt = '';
  let byKeyboard = false;
  const onPointer = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    const at = `${event.screenX} ${event.screenY}`;
    const moved = at !== pointerAt;
    pointerAt = at;
    // The focus scrolls the page under a pointer that rests: that is no look away from the focused card.
    if (byKeyboard && !moved) return;
    byKeyboard = false;
    look(cardOf(event), HOVER_MS);
  };
  document.addEventListener('pointerover', onPointer, options);
  document.documentElement.addEventListener('pointerleave', () => look(undefined, 0), options);
  const onFocus = (event: FocusEvent) => {
    if (!(event.target instanceof Element && event.target.matches(':focus-visible'))) return;
    byKeyboard = true;
    look(cardOf(event), HOVER_MS);
  };
  document.addEventListener('focusin', onFocus, options);
  // This code may come after the pointer.
  look(document.querySelector(`${CARD}:hover`), HOVER_MS);
  if (!matchMedia('(hover: hover)').matches) {
    const onScroll = () => {
      look(undefined, 0);
      clearTimeout(timer);
      timer = setTimeout(() => look(cardInTheMiddle(), 0), LONG_LOOK_MS);
    };
    addEventListener('scroll', onScroll, options);
    onScroll();
  }
  return () => {
    watching.abort();
    clearTimeout(timer);
  };
}

/** Milliseconds that a card plays. */
const PLAYS_FOR = 12_000;

/** Plays the camera whose card the viewer looks at for a few seconds. One at a time. */
export function CardFilms({ streams }: { readonly streams: readonly StreamView[] }) {
  const allowed = useMovingPictures();
  const watchesAll = useWatchesAll();
  const site = useLiveSite();
  const [looked, setLooked] = useState<LookedAt>();
  useEffect(() => (allowed ? watchLook(setLooked) : undefined), [allowed]);
  useEffect(() => {
    if (!looked) return;
    const timer = setTimeout(() => setLooked(undefined), PLAYS_FOR);
    return () => clearTimeout(timer);
  }, [looked]);
  const stream = allowed && looked && streams.find(({ slug }) => slug === looked.slug);
  const plays =
    stream &&
    stream.source_kind === 'hls' &&
    (watchesAll || !stream.subscriber_only) &&
    isOnAir(site, stream.slug) === true;
  if (!plays || !looked.picture.isConnected) return null;
  return createPortal(
    <SilentVideo key={stream.slug} stream={stream} onEnded={() => setLooked(undefined)} />,
    looked.picture,
  );
}
