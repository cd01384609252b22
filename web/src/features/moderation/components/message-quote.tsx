import type { ReactNode } from 'react';
import { chakra } from '../../../components/ui.ts';

/** What was written, apart from what we say about it. */
export function MessageQuote({ children }: { readonly children: ReactNode }) {
  return (
    <chakra.blockquote
      dir="auto"
      paddingLeft={4}
      borderLeftWidth="2px"
      borderLeftColor="accent"
      lineHeight={1.5}
      overflowWrap="anywhere"
      css={{ unicodeBidi: 'isolate', overflow: 'clip' }}
    >
      {children}
    </chakra.blockquote>
  );
}
