import type { ReactNode } from 'react';
import { CONTENT_ID } from '../../components/skip-link.tsx';
import { chakra } from '../../components/ui.ts';

/** The page's content: target of the skip link, and of the focus after navigation. */
export function ContentLandmark({ children }: { readonly children: ReactNode }) {
  return (
    <chakra.main id={CONTENT_ID} tabIndex={-1} minHeight="70vh" _focusVisible={{ outline: 'none' }}>
      {children}
    </chakra.main>
  );
}
