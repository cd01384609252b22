import type { ReactNode } from 'react';
import { pageColumn, TEXT_WIDTH } from './page-column.ts';
import { Box } from './ui.ts';

/** A page's content. `text` keeps lines at a length that reads well. */
export function PageBody({
  width = 'wide',
  children,
}: {
  readonly width?: 'wide' | 'text';
  readonly children: ReactNode;
}) {
  return (
    <Box css={pageColumn} paddingTop={{ base: 8, md: 12 }} paddingBottom={{ base: 12, md: 20 }}>
      {width === 'text' ? <Box maxWidth={TEXT_WIDTH}>{children}</Box> : children}
    </Box>
  );
}
