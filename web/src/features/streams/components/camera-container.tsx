import type { ReactNode } from 'react';
import { Box } from '../../../components/ui.ts';
import { type PerRow, widthFor } from '../grid-columns.ts';

/** The CSS condition under which the list is wide enough for so many cameras per row. */
export const fits = (perRow: PerRow) => `@container streams (width >= ${widthFor(perRow)}px)`;
export const isTooNarrowFor = (perRow: PerRow) => `@container streams (width < ${widthFor(perRow)}px)`;

/** As wide as the list of cameras: the list and the choice of its columns measure themselves by it. */
export function CameraContainer({ children }: { readonly children: ReactNode }) {
  return (
    <Box containerType="inline-size" containerName="streams">
      {children}
    </Box>
  );
}
