import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  DEFAULT_PER_ROW,
  type PerRow,
  perRowIn,
  perRowOptions,
} from '../../../components/per-row/columns.ts';
import { PerRowButtons } from '../../../components/per-row/per-row-buttons.tsx';
import { cookieNames, writeCookie } from '../../../lib/cookies.ts';
import { createListeners, useStore } from '../../../lib/store.ts';
import { watchWidth } from '../../../lib/watch-size.ts';
import { chosenAtLeast, whereNotFit } from './camera-container.tsx';

const { subscribe, notify } = createListeners();

function choose(perRow: PerRow): void {
  writeCookie(cookieNames.streamsPerRow, String(perRow));
  document.documentElement.dataset.streamsPerRow = String(perRow);
  notify();
}

const chosen = {
  subscribe,
  read: () => Number(document.documentElement.dataset.streamsPerRow ?? DEFAULT_PER_ROW),
};

const pressed = { background: 'raised', color: 'ink' } as const;
const hidden = { display: 'none' } as const;

/** A number is offered where it fits. It is pressed if it was chosen, or if it is the largest that fits of a larger choice. */
function stylesOf(perRow: PerRow) {
  const larger = perRowOptions.find((each) => each.perRow > perRow)?.perRow;
  return {
    ...(perRow === DEFAULT_PER_ROW ? { 'html:not([data-streams-per-row]) &': pressed } : {}),
    [`html[data-streams-per-row="${perRow}"] &`]: pressed,
    ...(larger ? whereNotFit(larger, { [chosenAtLeast(larger)]: pressed }) : {}),
    ...(perRow === 1 ? {} : whereNotFit(perRow, hidden)),
  };
}

const options = perRowOptions.map(({ perRow }) => ({ perRow, css: stylesOf(perRow) }));

/** The number of columns that the list has: the chosen one, or the largest smaller one that fits. */
function useShownPerRow(toggle: RefObject<HTMLElement | null>): number {
  const wanted = useStore(chosen, DEFAULT_PER_ROW);
  const [list, setList] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    const container = toggle.current?.closest('[data-camera-container]');
    return container ? watchWidth(container, setList) : undefined;
  }, [toggle]);
  return perRowIn(wanted, { list, screen: list === Number.POSITIVE_INFINITY ? list : innerWidth });
}

/** Chooses how many cameras are in a row. Hidden where only one fits. Needs its list's `CameraContainer` around it. */
export function CamerasPerRow() {
  const toggle = useRef<HTMLDivElement>(null);
  const shown = useShownPerRow(toggle);
  return (
    <PerRowButtons
      ref={toggle}
      label="Cameras per row"
      options={options}
      shown={shown}
      onChoose={choose}
      css={whereNotFit(2, hidden)}
    />
  );
}
