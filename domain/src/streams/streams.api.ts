import { z } from 'zod';
import { apiPaths } from '../api-paths.ts';
import type { Endpoint } from '../endpoint.ts';
import { numericId } from '../identifiers.ts';
import { playbackSchema, streamViewSchema } from './streams.schema.ts';

/** The part of the contract about cameras. */
export const streamEndpoints = {
  listStreams: {
    ...apiPaths.listStreams,
    summary: 'All cameras in list order.',
    who: 'anyone',
    response: z.object({ data: z.array(streamViewSchema) }),
  },
  streamPlayback: {
    ...apiPaths.streamPlayback,
    summary:
      'Where to play an HLS camera. A subscriber-only one needs an entitled member and gives a signed URL.',
    who: 'anyone',
    params: z.object({ id: numericId }),
    response: z.object({ data: playbackSchema }),
    errors: ['unauthenticated', 'token-expired', 'banned', 'forbidden', 'not-found', 'conflict'],
  },
} satisfies Record<string, Endpoint>;
