import { type RefObject, useEffect, useRef, useState } from 'react';
import { serverNow } from '../../lib/server-clock.ts';
import { useClockText } from '../../lib/ticking-clock.ts';
import { mediaQuery, useMedia } from '../../lib/use-media.ts';
import type { Arrangement } from './arrangement.ts';
import { type Followed, isReplaced, nextStep, type Scene, type Step, withStep } from './follow-action.ts';

/** Milliseconds between two looks at what happens. */
const LOOK_EVERY = 5000;

const lessMotion = mediaQuery('(prefers-reduced-motion: reduce)');

export type ChangeWall = (change: (current: Arrangement) => Arrangement) => void;

export interface Following {
  readonly isOn: boolean;
  readonly toggle: () => void;
  /** The last camera that was swapped in, while following is on and the camera is on the wall. */
  readonly last: Step | undefined;
  /** What following would swap in, for viewers who want less motion: they press a button for it. */
  readonly offer: Step | undefined;
  readonly take: (step: Step) => void;
  /** True if following has ended because the viewer chose another camera in its place. */
  readonly wasReplaced: boolean;
  /** For changes that the viewer makes on the wall. */
  readonly changeByViewer: ChangeWall;
}

/** True while the viewer is at the camera that would go: nothing changes under a pointer or the focus. */
const isAt = (wall: RefObject<HTMLElement | null>, { tile }: Step) =>
  wall.current?.querySelectorAll('[data-tiles] > li')[tile]?.matches(':hover, :focus-within') ?? false;

interface FollowOptions {
  readonly wall: RefObject<HTMLElement | null>;
  readonly arrangement: Arrangement;
  readonly change: ChangeWall;
  readonly scene: Scene;
}

/** Swaps the camera where something happens into the wall, as long as the viewer wants it. */
export function useFollowAction({ wall, arrangement, change, scene }: FollowOptions): Following {
  const [mode, setMode] = useState<'off' | 'on' | 'replaced'>('off');
  const [last, setLast] = useState<Step & { readonly since: number }>();
  const isOn = mode === 'on';
  // The viewer may have moved it since, and another layout may have no place for it.
  const tile = last ? arrangement.cameras.indexOf(last.action.slug) : -1;
  const followed: Followed | undefined = last && { slug: last.action.slug, since: last.since };
  const look = useClockText((now) => String(Math.floor(now / LOOK_EVERY)));
  const now = look === undefined ? undefined : Number(look) * LOOK_EVERY;
  const step = isOn && now !== undefined ? nextStep(arrangement, scene, followed, now) : undefined;
  const offers = useMedia(lessMotion);
  const take = (next: Step) => {
    setLast({ ...next, since: serverNow() });
    change((current) => withStep(current, next));
  };
  const decide = useRef(() => {});
  useEffect(() => {
    decide.current = () => {
      if (step && !offers && !document.hidden && !isAt(wall, step)) take(step);
    };
  });
  // Also at each look: the viewer may have left the tile, and a camera may have been there for long enough.
  useEffect(() => decide.current(), [look, isOn, step?.action.slug]);
  return {
    isOn,
    toggle() {
      setLast(undefined);
      setMode(isOn ? 'off' : 'on');
    },
    last: isOn && last && tile >= 0 ? { ...last, tile } : undefined,
    offer: offers ? step : undefined,
    take,
    wasReplaced: mode === 'replaced',
    changeByViewer(apply) {
      change((before) => {
        const after = apply(before);
        if (isOn && isReplaced(before, after, followed)) {
          setLast(undefined);
          setMode('replaced');
        }
        return after;
      });
    },
  };
}
