import type { ReactNode } from 'react';
import { pageColumn, TEXT_WIDTH } from './page-column.ts';
import { Box } from './ui.ts';

/** A page's content. `text`, for pages that are read, is a column of a good line's length in the middle. */
export function PageBody({
  width = 'wide',
  children,
}: {
  readonly width?: 'wide' | 'text';
  readonly children: ReactNode;
}) {
  return (
    <Box css={pageColumn} paddingTop="top" paddingBottom="part">
      {width === 'text' ? (
        <Box maxWidth={TEXT_WIDTH} marginX="auto">
          {children}
        </Box>
      ) : (
        children
      )}
    </Box>
  );
}
