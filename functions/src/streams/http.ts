import type { streamEndpoints } from '@boma/domain/streams/streams.api.ts';
import type { Handlers } from '../platform/http/types.ts';
import { listStreams } from './list-streams.ts';
import { signPlayback } from './sign-playback.ts';

export const streamRoutes: Handlers<typeof streamEndpoints> = {
  listStreams: async ({ ctx }) => ({ data: await listStreams({ ctx }) }),
  streamPlayback: async ({ ctx, params }) => ({ data: await signPlayback({ ctx, input: params }) }),
};
