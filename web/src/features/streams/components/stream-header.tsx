import type { ReactNode } from 'react';
import { Box, chakra, Flex } from '../../../components/ui.ts';
import { STREAM_HEADER_WIDE } from '../../../config/breakpoints.ts';

/** In em, because a row with text at 200 % needs twice the width. */
const wide = `@media (min-width: ${STREAM_HEADER_WIDE / 16}em)`;

/** The camera's name, and what there is to say of it: below the name where the screen is wide, else beside it. */
function StreamName({ name, children }: { readonly name: string | undefined; readonly children: ReactNode }) {
  return (
    <Flex
      align="center"
      gap={3}
      wrap="wrap"
      minHeight="3rem"
      css={{ [wide]: { display: 'grid', gap: '4px', alignContent: 'center', minHeight: '3.75rem' } }}
    >
      {name && (
        <chakra.h1 textStyle="title" css={{ [wide]: { fontSize: '1.5rem' } }}>
          {name}
        </chakra.h1>
      )}
      <Flex
        align="center"
        gap={3}
        css={{ display: 'contents', [wide]: { display: 'flex', minHeight: '1.5rem' } }}
      >
        {children}
      </Flex>
    </Flex>
  );
}

/**
 * The head of a camera's page: in one row where the screen is wide, else the name above the rest. In one row a long name,
 * the longest state and the viewers stand below each other, so that they leave the buttons their room.
 */
export function StreamHeader({
  name,
  about,
  children,
}: {
  readonly name?: string;
  /** What there is to say of the camera now, a line high. */
  readonly about?: ReactNode;
  readonly children?: ReactNode;
}) {
  return (
    <Flex
      data-stream-header=""
      as="header"
      direction="column"
      columnGap={4}
      rowGap={1}
      paddingTop={{ base: 1, md: 3 }}
      paddingBottom={{ base: 2, md: 3 }}
      containerType="inline-size"
      css={{
        [wide]: {
          flexFlow: 'row wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          paddingBlock: '8px',
        },
      }}
    >
      <StreamName name={name}>{about}</StreamName>
      <Flex
        align="center"
        justify={{ base: 'space-between', md: 'flex-start' }}
        gap={{ base: 1, md: 6, lg: 3 }}
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
