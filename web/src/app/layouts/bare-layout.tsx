import type { ReactNode } from 'react';
import { ContentLandmark } from '../shell/content-landmark.tsx';

/** The page and nothing else. */
export function BareLayout({ children }: { readonly children: ReactNode }) {
  return <ContentLandmark>{children}</ContentLandmark>;
}
