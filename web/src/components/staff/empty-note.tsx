import type { ReactNode } from 'react';
import { chakra } from '../ui.ts';

/** Stands in the place of a list in which there is nothing. */
export function EmptyNote({ children }: { readonly children: ReactNode }) {
  return (
    <chakra.p
      paddingX={5}
      paddingY={8}
      borderWidth="1px"
      borderStyle="dashed"
      borderRadius="lg"
      color="muted"
      textAlign="center"
    >
      {children}
    </chakra.p>
  );
}
