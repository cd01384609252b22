import type { ReactNode } from 'react';
import { Box, Flex } from '../../../components/ui.ts';
import { STREAM_HEADER_WIDE } from '../../../config/breakpoints.ts';

/** In em, because a row with text at 200 % needs twice the width. */
const wide = `@media (min-width: ${STREAM_HEADER_WIDE / 16}em)`;

/** The head of a camera's page: in one row where the screen is wide, else the name above the rest. */
export function StreamHeader({
  title,
  children,
}: {
  readonly title: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <Flex
      data-stream-header=""
      as="header"
      direction="column"
      columnGap={4}
      rowGap={1}
      paddingY={{ base: 1, md: 3 }}
      // A phone's hint of the snapshot is placed by it, above the chat below.
      position="relative"
      zIndex={1}
      containerType="inline-size"
      css={{
        [wide]: { flexFlow: 'row wrap', alignItems: 'center', justifyContent: 'space-between' },
      }}
    >
      <Flex align="center" gap={3} wrap="wrap" minHeight="3rem">
        {title}
      </Flex>
      <Flex
        align="center"
        justify={{ base: 'space-between', md: 'flex-start' }}
        gap={{ base: 2, md: 6, lg: 3 }}
        minHeight="44px"
        rowGap={1}
        wrap="wrap"
      >
        {children}
      </Flex>
    </Flex>
  );
}

/** The frame of a camera whose page has not heard of it yet. */
export function StreamSkeleton() {
  return (
    <Box data-stage="" aria-busy="true" aria-label="Loading the camera" role="region">
      <Box aspectRatio="16 / 9" background="raised" />
    </Box>
  );
}
