import type { ReactNode } from 'react';
import { Box } from './ui.ts';

/** The column of a page's content. `text` keeps lines at a length that reads well. */
export function PageBody({
  width = 'wide',
  children,
}: {
  readonly width?: 'wide' | 'text';
  readonly children: ReactNode;
}) {
  return (
    <Box
      maxWidth={width === 'text' ? '46rem' : '84rem'}
      marginX="auto"
      paddingX={{ base: 4, md: 8, xl: 12 }}
      paddingTop={{ base: 8, md: 12 }}
      paddingBottom={{ base: 12, md: 20 }}
    >
      {children}
    </Box>
  );
}
