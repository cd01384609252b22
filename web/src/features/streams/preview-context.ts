import type { StreamView } from '@boma/domain/streams/streams.schema.ts';
import { createContext } from 'react';

/** Shows a camera large, over the page. Undefined: a pressed preview leads to the page of its camera. */
export const OpenPreview = createContext<((stream: StreamView) => void) | undefined>(undefined);
