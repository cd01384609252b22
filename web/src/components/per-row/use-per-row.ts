import { type RefCallback, useCallback, useState } from 'react';
import { useStore } from '../../lib/store.ts';
import { watchWidth } from '../../lib/watch-size.ts';
import { fittingPerRow, type PerRow, perRowIn } from './columns.ts';
import type { PerRowChoice } from './per-row-choice.ts';

export interface PerRowState {
  /** For the element that is as wide as the list. */
  readonly measure: RefCallback<HTMLElement>;
  /** How many columns the list has. Undefined until its width is known, before the first paint. */
  readonly columns: PerRow | undefined;
  /** The numbers that fit. */
  readonly offered: readonly PerRow[];
  readonly choose: (perRow: PerRow) => void;
}

/** How many columns a list has: the viewer's choice, else `initial`, reduced to what fits its width. */
export function usePerRow(choice: PerRowChoice, initial: PerRow): PerRowState {
  const chosen = useStore(choice, undefined);
  const [list, setList] = useState<number>();
  const measure = useCallback(
    (element: HTMLElement | null) => (element ? watchWidth(element, setList) : undefined),
    [],
  );
  const widths = list === undefined ? undefined : { list, screen: innerWidth };
  return {
    measure,
    columns: widths && perRowIn(chosen ?? initial, widths),
    offered: widths ? fittingPerRow(widths) : [],
    choose: choice.choose,
  };
}
