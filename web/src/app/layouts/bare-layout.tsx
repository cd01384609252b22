import type { ReactNode } from 'react';
import { ContentLandmark } from '../shell/content-landmark.tsx';
import { DeferredShell } from '../shell/deferred-shell.tsx';

/** The page and nothing beside it. */
export function BareLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <ContentLandmark>{children}</ContentLandmark>
      <DeferredShell floats={false} />
    </>
  );
}
