import type { ReactNode } from 'react';
import {
  DEFAULT_PER_ROW,
  type PerRow,
  perRowOptions,
  widthFor,
} from '../../../components/per-row/columns.ts';
import { Box } from '../../../components/ui.ts';

const screenFor = (perRow: PerRow) => perRowOptions.find((each) => each.perRow === perRow)?.from ?? 0;

/** Styles that apply where the list and the screen are wide enough for so many cameras per row. */
export const whereFit = <S extends object>(perRow: PerRow, styles: S) => ({
  [`@media (width >= ${screenFor(perRow)}px)`]: {
    [`@container streams (width >= ${widthFor(perRow)}px)`]: styles,
  },
});

/** Styles that apply where so many cameras per row do not fit. */
export const whereNotFit = <S extends object>(perRow: PerRow, styles: S) => ({
  [`@media (width < ${screenFor(perRow)}px)`]: styles,
  [`@container streams (width < ${widthFor(perRow)}px)`]: styles,
});

/**
 * The selector for at least so many per row by the viewer's choice. The head script sets the choice on `html` before
 * the first paint, so styles read it there, not from React.
 */
export const chosenAtLeast = (least: PerRow) =>
  [
    ...perRowOptions
      .filter(({ perRow }) => perRow >= least)
      .map(({ perRow }) => `html[data-streams-per-row="${perRow}"] &`),
    ...(DEFAULT_PER_ROW >= least ? ['html:not([data-streams-per-row]) &'] : []),
  ].join(', ');

/** As wide as the list of cameras: the list and the choice of its columns measure themselves by it. */
export function CameraContainer({ children }: { readonly children: ReactNode }) {
  return (
    <Box data-camera-container="" containerType="inline-size" containerName="streams">
      {children}
    </Box>
  );
}
