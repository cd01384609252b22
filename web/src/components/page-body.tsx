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
    <Box css={pageColumn} paddingTop={{ base: 8, md: 12 }} paddingBottom={{ base: 12, md: 20 }}>
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
