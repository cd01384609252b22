import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { system } from '../theme/system.ts';

/** Around every page: one style cache, so that prerendered styles are reused and not written twice. */
export function Providers({
  cache,
  children,
}: {
  readonly cache: EmotionCache;
  readonly children: ReactNode;
}) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
