import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { createContext } from 'react';

export interface PreviewContextValue {
  /** Where a camera is watched. */
  readonly hrefOf: (slug: string) => string;
  /** Shows the camera large, over the page. */
  readonly open: (stream: StreamView) => void;
}

/** What a preview does when it is pressed; the page it stands on says so. */
export const PreviewContext = createContext<PreviewContextValue | undefined>(undefined);
