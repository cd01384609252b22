import type { ReactNode } from 'react';
import { ContentLandmark } from '../shell/content-landmark.tsx';
import { LateShell } from '../shell/late-shell.tsx';

/** The page and nothing beside it. */
export function BareLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <ContentLandmark>{children}</ContentLandmark>
      <LateShell floats={false} />
    </>
  );
}
