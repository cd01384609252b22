import type { MouseEvent } from 'react';

const PLACES = 'section[aria-labelledby],[role=dialog],main';

/** Gives the focus to the part of the page around a control that is about to go, without a scroll. */
export function focusAround(control: Element): void {
  const place = control.closest<HTMLElement>(PLACES);
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** What a button does that goes as it is pressed, as one that tries again: the focus stays near it. */
export const fromAround =
  (act: () => void) =>
  ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusAround(currentTarget);
    act();
  };
